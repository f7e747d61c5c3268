import { crc32, deflateRawSync } from "node:zlib";

export type RawEntry = {
  name: string | Uint8Array;
  data: Uint8Array | string;
  /** General purpose flags: 0x800 says UTF-8, 0x1 encrypted. */
  flags?: number;
  /** 0 stored, 8 deflated; others are written as they are. */
  method?: number;
  /** Unix mode, as a symbolic link has it. */
  mode?: number;
  crc?: number;
  /** The uncompressed size that the archive claims. */
  size?: number;
};

/** A ZIP file exactly as wanted, right or wrong. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, flags = 0x800, method = 8, mode = 0o100644, crc, size } of entries) {
    const path = Buffer.from(name);
    const plain = Buffer.from(data);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE((crc ?? crc32(plain)) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? plain.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, path, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0003", "latin1"), common, tail, path]));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
