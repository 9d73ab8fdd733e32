// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes vault-v1.hex: a vault file of format 1, made without libsodium (npm: @noble/hashes; the ciphers are Node's),
// so that the format is what its description says. Passphrase "golden", one Argon2id pass over 64 KiB.
// Usage: NODE_PATH=.../node_modules node make-vault.cjs > vault-v1.hex
"use strict";
const crypto = require("crypto");
const { argon2id } = require("@noble/hashes/argon2");
const { blake2b } = require("@noble/hashes/blake2b");

const le = (size, value) => {
  const out = Buffer.alloc(size);
  out.writeUIntLE(value, 0, size);
  return out;
};

// The ChaCha20 permutation without its final addition: take the block and subtract the initial state again.
function hchacha20(key, nonce16) {
  const cipher = crypto.createCipheriv("chacha20", key, nonce16);
  const block = cipher.update(Buffer.alloc(64));
  const constants = Buffer.from("expand 32-byte k");
  const out = Buffer.alloc(32);
  for (let word = 0; word < 4; ++word) {
    out.writeUInt32LE((block.readUInt32LE(word * 4) - constants.readUInt32LE(word * 4)) >>> 0, word * 4);
    out.writeUInt32LE((block.readUInt32LE(48 + word * 4) - nonce16.readUInt32LE(word * 4)) >>> 0, 16 + word * 4);
  }
  return out;
}

function xchachaSeal(key, nonce24, message, associated) {
  const subkey = hchacha20(key, nonce24.subarray(0, 16));
  const nonce = Buffer.concat([Buffer.alloc(4), nonce24.subarray(16)]);
  const cipher = crypto.createCipheriv("chacha20-poly1305", subkey, nonce, { authTagLength: 16 });
  cipher.setAAD(associated, { plaintextLength: message.length });
  return Buffer.concat([cipher.update(message), cipher.final(), cipher.getAuthTag()]);
}

const deriveKey = (master, id) =>
  Buffer.from(
    blake2b(new Uint8Array(0), {
      key: master,
      dkLen: 32,
      salt: Buffer.concat([le(1, id), Buffer.alloc(15)]),
      personalization: Buffer.concat([Buffer.from("CDvaultK"), Buffer.alloc(8)]),
    })
  );

const salt = Buffer.from("a salt of 16 byt");
const nonce = Buffer.from("a nonce of 24 bytes: abc");
const master = Buffer.from("the master key of the golden one");

const wrapping = Buffer.from(argon2id(Buffer.from("golden"), salt, { t: 1, m: 64, p: 1, dkLen: 32, version: 0x13 }));
const authenticated = Buffer.concat([
  Buffer.from("CDvault\x1a", "latin1"), le(2, 1), le(2, 128),
  Buffer.from([1, 0, 0, 0]), le(4, 1), le(4, 64), salt, nonce,
]);
const sealed = xchachaSeal(wrapping, nonce, master, authenticated);
const checked = Buffer.concat([authenticated, sealed]);
const header = Buffer.concat([checked, Buffer.from(blake2b(checked, { dkLen: 16 }))]);

const entryKey = deriveKey(master, 1);
const entries = [["alpha", Buffer.from("first secret")], ["beta", Buffer.from([0, 1, 2, 255])]].map(([name, secret], i) => {
  const entryNonce = Buffer.alloc(24, 0x41 + i);
  const box = Buffer.concat([entryNonce, xchachaSeal(entryKey, entryNonce, secret, Buffer.from(name))]);
  return Buffer.concat([le(2, name.length), Buffer.from(name), le(4, box.length), box]);
});
const body = Buffer.concat([header, le(4, entries.length), ...entries]);
const file = Buffer.concat([body, Buffer.from(blake2b(body, { key: deriveKey(master, 2), dkLen: 32 }))]);
console.log(file.toString("hex").replace(/.{96}/g, "$&\n"));
