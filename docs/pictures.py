#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""pictures.py SHOTS: cuts the user guide's pictures out of those that `./dev shots SHOTS en` took."""

import os
import sys

from PIL import Image

# The picture, the shot of 1280x800 that it is part of, and its left, upper, right and lower edge there.
PICTURES = [
    ("wallet", "04-wallet-secrets", (370, 103, 890, 618)),
    ("order", "06-confirm-buy", (366, 88, 894, 632)),
    ("launch", "14-confirm-launch", (401, 81, 858, 639)),
    ("api", "17-api-on", (950, 77, 1272, 762)),
]

for name, shot, box in PICTURES:
    picture = Image.open(os.path.join(sys.argv[1], f"{shot}-dark-1280x800.png")).convert("RGB").crop(box)
    picture.quantize(64).save(os.path.join(os.path.dirname(os.path.abspath(__file__)), "pictures", f"{name}.png"), optimize=True)
