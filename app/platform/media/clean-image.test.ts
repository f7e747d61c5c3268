import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanImage } from "./clean-image.server.ts";
import { isBareWebp } from "./webp.ts";
import { workQueue } from "./work-queue.ts";

const noisy = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 7919) % 251)), { raw: { width, height, channels: 3 } });
const refusal = (bytes: Buffer) =>
  cleanImage(bytes).then(
    () => "accepted",
    (error) => error.code,
  );

/** A PNG of a few hundred bytes that claims to be huge. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("cleanImage", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("takes %s and describes it", async (format) => {
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#1f5b4a" } })
      .toFormat(format)
      .toBuffer();
    const image = await cleanImage(bytes);
    expect(image).toMatchObject({ mime: `image/${format}`, width: 90, height: 60 });
    expect((await sharp(image.bytes).metadata()).format).toBe(format === "avif" ? "heif" : format);
    expect(image.colors).toHaveLength(1);
    expect(Buffer.from((image.colors[0] ?? "").slice(1), "hex").every((value, i) => Math.abs(value - ([0x1f, 0x5b, 0x4a][i] ?? 0)) < 6)).toBe(true);
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder.length).toBeLessThan(700);
  });

  it.each(["jpeg", "png", "webp"] as const)("leaves a %s that carries something what it is", async (format) => {
    const bytes = await noisy(40, 30)
      .withExif({ IFD0: { Make: "SecretCamera" } })
      .toFormat(format)
      .toBuffer();
    const about = await sharp((await cleanImage(bytes)).bytes).metadata();
    expect([about.format, about.exif]).toEqual([format, undefined]);
  });

  it("turns the picture upright and removes what a camera wrote", async () => {
    const bytes = await noisy(80, 40)
      .withExif({ IFD0: { Make: "SecretCamera", Artist: "Owner Name" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await cleanImage(bytes);
    expect([image.width, image.height]).toEqual([40, 80]);
    const about = await sharp(image.bytes).metadata();
    expect([about.exif, about.icc, about.xmp, about.iptc, about.orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(image.bytes.includes("SecretCamera")).toBe(false);
  });

  it("stores a bare WebP unchanged, but not one with something attached", async () => {
    const bare = await noisy(40, 30).webp().toBuffer();
    expect((await cleanImage(bare)).bytes.equals(bare)).toBe(true);
    const withExif = await noisy(40, 30)
      .withExif({ IFD0: { Artist: "Owner Name" } })
      .webp()
      .toBuffer();
    expect(isBareWebp(withExif)).toBe(false);
    expect((await cleanImage(withExif)).bytes.includes("Owner Name")).toBe(false);
    const polyglot = Buffer.concat([bare, Buffer.from("<script>alert(1)</script>")]);
    expect(
      await cleanImage(polyglot).then(
        (image) => image.bytes.includes("<script>"),
        () => false,
      ),
    ).toBe(false);
  });

  it("refuses what is empty, no image, disguised or cut short", async () => {
    expect(await refusal(Buffer.alloc(0))).toBe("EMPTY");
    expect(await refusal(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("UNSUPPORTED");
    expect(await refusal(Buffer.from("%PDF-1.7 not an image at all"))).toBe("UNSUPPORTED");
    const gif = await noisy(20, 20).gif().toBuffer();
    expect(await refusal(gif)).toBe("UNSUPPORTED");
    for (const format of ["jpeg", "png", "webp", "avif"] as const) {
      const whole = await noisy(200, 200).toFormat(format).toBuffer();
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * 0.6)))).toBe("DAMAGED");
      expect(await refusal(Buffer.concat([whole.subarray(0, 24), Buffer.alloc(2000, 1)]))).not.toBe("accepted");
    }
  });

  it("refuses a small file that unpacks into too many pixels", async () => {
    expect(await refusal(bomb(30_000, 30_000))).toBe("TOO_MANY_PIXELS");
    expect(await refusal(bomb(8_000, 6_251))).toBe("TOO_MANY_PIXELS");
  });
});

describe("workQueue", () => {
  it("runs a bounded number at once and refuses beyond its line", async () => {
    const run = workQueue({ atOnce: 2, waiting: 3, refuse: () => new Error("busy") });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => run(task)));
    expect(results.map((result) => result.status)).toEqual([...Array(5).fill("fulfilled"), ...Array(2).fill("rejected")]);
    expect(most).toBe(2);
    await run(() => Promise.reject(new Error("x"))).catch(() => {});
    await expect(run(async () => "still working")).resolves.toBe("still working");
  });
});
