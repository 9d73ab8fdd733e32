// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"
#include "core/metadata/StrippedImage.h"
#include "core/metadata/WholeImage.h"

#include <webp/decode.h>
#include <webp/demux.h>

#include <memory>
#include <mutex>

namespace curvedesk {

using namespace imageBytes;

namespace {

// True when libwebp decodes a frame to its last pixel. One frame at a time: it takes up to 64 MiB meanwhile.
bool isDecodable(const WebPData &frame)
{
    static std::mutex one;
    const std::lock_guard lock(one);
    WebPDecoderConfig config;
    if (WebPInitDecoderConfig(&config) == 0 || WebPGetFeatures(frame.bytes, frame.size, &config.input) != VP8_STATUS_OK)
        return false;
    // Only the last pixel is asked for, which needs all rows before it.
    config.options.use_cropping = 1;
    config.options.crop_left = (config.input.width - 1) & ~1; // of an even column and row, for colours lie in pairs
    config.options.crop_top = (config.input.height - 1) & ~1;
    config.options.crop_width = 1;
    config.options.crop_height = 1;
    const bool isDecoded = WebPDecode(frame.bytes, frame.size, &config) == VP8_STATUS_OK;
    WebPFreeDecBuffer(&config.output);
    return isDecoded;
}

// True when libwebp finds a frame, and all that it finds are complete, decodable and at most mostFramePixels together.
bool hasWholeFrames(QByteArrayView bytes)
{
    const QByteArrayView riff = bytes.first(8 + qsizetype{little<quint32>(bytes, 4)});
    const WebPData data{reinterpret_cast<const quint8 *>(riff.data()), static_cast<std::size_t>(riff.size())};
    const std::unique_ptr<WebPDemuxer, decltype(&WebPDemuxDelete)> demuxer(WebPDemux(&data), &WebPDemuxDelete);
    if (!demuxer)
        return false;
    WebPIterator frame;
    quint64 pixels = 0;
    bool hasFrame = WebPDemuxGetFrame(demuxer.get(), 1, &frame) != 0;
    bool isWhole = hasFrame;
    while (isWhole && hasFrame) {
        pixels += static_cast<quint64>(frame.width) * static_cast<quint64>(frame.height);
        isWhole = frame.complete != 0 && pixels <= mostFramePixels && isDecodable(frame.fragment);
        hasFrame = WebPDemuxNextFrame(&frame) != 0;
    }
    WebPDemuxReleaseIterator(&frame);
    return isWhole;
}

} // namespace

// Judged as sent and as it is published: libwebp passes over a broken frame that another one follows, and without its
// bytes what is left may be no animation.
bool isWholeWebp(QByteArrayView bytes)
{
    return hasWholeFrames(bytes) && hasWholeFrames(strippedImage(ImageInfo::Format::WebP, bytes));
}

} // namespace curvedesk
