import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanImage, describeImage } from "./clean-image.server.ts";
import { ImageError } from "./image-error.ts";

const outcome = (bytes: Buffer): Promise<string> =>
  cleanImage(bytes).then(
    () => "stored",
    (error) => (error instanceof ImageError ? error.code : `not one of our errors: ${error}`),
  );

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
const signature = Buffer.from("89504e470d0a1a0a", "hex");
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk("IHDR", data);
}
const picture = chunk("IDAT", deflateSync(Buffer.alloc((30 * 3 + 1) * 20)));
const end = chunk("IEND", Buffer.alloc(0));
const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251)), { raw: { width, height, channels: 3 } });

describe("small files that want much memory", () => {
  // 100 MB of one letter are 100 kB in the file: as a text, as a color profile, many times over.
  const much = deflateSync(Buffer.alloc(100 * 1024 * 1024, 65));
  const named = (type: string) => chunk(type, Buffer.concat([Buffer.from("x\0\0", "latin1"), much]));
  it.each([
    ["a text", [named("zTXt")]],
    ["a hundred texts", Array.from({ length: 100 }, () => named("zTXt"))],
    ["a color profile", [named("iCCP")]],
  ])("does not unpack %s", async (_, chunks) => {
    const before = process.memoryUsage().rss;
    const started = performance.now();
    const answer = await outcome(Buffer.concat([signature, header(30, 20), ...chunks, picture, end]));
    // Decompressing all of them takes longer than that on any machine.
    expect(performance.now() - started).toBeLessThan(4000);
    expect(["stored", "DAMAGED"]).toContain(answer);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });
  it("refuses dimensions beyond the limit before it decodes", async () => {
    expect(await outcome(Buffer.concat([signature, header(65_000, 65_000), picture, end]))).toBe("TOO_MANY_PIXELS");
    const webp = await noise(40, 40).webp({ lossless: true }).toBuffer();
    // VP8L says its size in 14 bits each: 16,384 by 16,384
    webp.writeUInt32LE(0x0fffffff, 21);
    expect(["TOO_MANY_PIXELS", "DAMAGED"]).toContain(await outcome(webp));
  });
  it("reads the first picture of an animation only", async () => {
    const frames = Buffer.concat(Array.from({ length: 200 }, (_, n) => Buffer.alloc(60 * 40 * 3, n)));
    const many = await sharp(frames, { raw: { width: 60, height: 40 * 200, channels: 3, pageHeight: 40 } })
      .webp({ loop: 0 })
      .toBuffer();
    const image = await cleanImage(many);
    expect([image.width, image.height]).toEqual([60, 40]);
    expect((await sharp(image.bytes).metadata()).pages ?? 1).toBe(1);
  });
});

describe("what an image may carry along", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is not stored in %s: place, owner, profile, what follows the end", async (format) => {
    const bytes = await noise(64, 48)
      .withExif({ IFD0: { Artist: "Owner Name" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>')
      .withIccProfile("p3", { attach: true })
      .toFormat(format)
      .toBuffer();
    const image = await cleanImage(
      format === "jpeg" || format === "png" ? Buffer.concat([bytes, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]) : bytes,
    );
    const about = await sharp(image.bytes).metadata();
    expect([about.exif, about.xmp, about.icc, about.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    for (const trace of ["Owner Name", "xmpmeta", "<script>", "PK\u0003\u0004"]) expect(image.bytes.includes(trace)).toBe(false);
    expect(about.space).toBe("srgb");
  });
  it("turns colors of a wide profile into those that browsers show without one", async () => {
    const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#ff0000" } })
      .withIccProfile("p3", { attach: true })
      .png()
      .toBuffer();
    const { colors } = await cleanImage(red);
    expect(colors[0]).toMatch(/^#f[ef]/);
    const gray = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#808080" } })
      .toColourspace("b-w")
      .jpeg()
      .toBuffer();
    expect((await cleanImage(gray)).colors).toEqual(["#808080"]);
    const cmyk = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#c08040" } })
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    expect((await sharp((await cleanImage(cmyk)).bytes).metadata()).space).toBe("srgb");
    const deep = await noise(20, 20).toColourspace("rgb16").png().toBuffer();
    expect((await sharp((await cleanImage(deep)).bytes).metadata()).depth).toBe("uchar");
  });
  it("is the picture as it is to be seen, also for a search that stores nothing", async () => {
    const turned = await noise(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [stored, seen] = [await cleanImage(turned), await describeImage(turned)];
    expect([seen.width, seen.height]).toEqual([40, 80]);
    expect([stored.width, stored.height]).toEqual([40, 80]);
  });
});

describe("files that are something else", () => {
  const disguised: [string, string | Buffer, string][] = [
    ["a page", "<!doctype html><script>alert(1)</script>", "UNSUPPORTED"],
    ["a drawing that runs scripts", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "UNSUPPORTED"],
    ["an archive", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(500)]), "UNSUPPORTED"],
    ["a program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]), "UNSUPPORTED"],
    ["a photo of an iPhone", Buffer.concat([Buffer.from("0000001866747970686569630000000068656963", "hex"), Buffer.alloc(400)]), "HEIC"],
    ["a JPEG's first bytes and then a page", Buffer.concat([Buffer.from("ffd8ffe000104a464946", "hex"), Buffer.from("<script>alert(1)</script>")]), "DAMAGED"],
    ["nothing", Buffer.alloc(0), "EMPTY"],
    ["one byte", Buffer.from([0xff]), "UNSUPPORTED"],
  ];
  it.each(disguised)("%s", async (_, bytes, code) => expect(await outcome(Buffer.from(bytes))).toBe(code));
});

describe("files that were changed at random", () => {
  let state = 20_261_121;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  /** One of: some bytes differ, a piece is missing, twice there, or from another file; the end is missing. */
  function changed(bytes: Buffer, other: Buffer): Buffer {
    const [from, length] = [random(bytes.length), 1 + random(400)];
    const kinds = [
      () => {
        const copy = Buffer.from(bytes);
        for (let n = 1 + random(30); n > 0; n -= 1) copy[random(copy.length)] = random(256);
        return copy;
      },
      () => {
        const copy = Buffer.from(bytes);
        for (let n = 1 + random(4); n > 0; n -= 1) copy[random(Math.min(80, copy.length))] = random(256);
        return copy;
      },
      () => Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]),
      () => Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]),
      () => Buffer.concat([bytes.subarray(0, from), other.subarray(random(other.length))]),
      () => bytes.subarray(0, from),
    ];
    return kinds[random(kinds.length)]?.() ?? bytes;
  }
  it("are stored or refused with a reason, and what is stored is a whole picture", { timeout: 300_000 }, async () => {
    const source = sharp(await readFile("demo/media/kitchen-bohemian-1.webp")).resize(160);
    const files = await Promise.all((["jpeg", "png", "webp", "avif"] as const).map((format) => source.clone().toFormat(format).toBuffer()));
    const counts = { DAMAGED: 0 } as Record<string, number> & { DAMAGED: number };
    for (let run = 0; run < 240; run += 1) {
      const bytes = changed(files[run % 4] ?? Buffer.alloc(0), files[random(4)] ?? Buffer.alloc(0));
      const answer = await cleanImage(bytes).then(
        async (image) => {
          await sharp(image.bytes, { failOn: "error" }).stats();
          return "stored";
        },
        (error) => (error instanceof ImageError ? error.code : Promise.reject(error)),
      );
      counts[answer] = (counts[answer] ?? 0) + 1;
    }
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(240);
    expect(counts.DAMAGED).toBeGreaterThan(20);
  });
});
