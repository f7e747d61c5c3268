import { boxBlur, type Plane, type Size } from "./planes.ts";

/** Per pixel: how the filtered value follows from the guide's red, green and blue, plus a constant. */
export type Coefficients = [Plane, Plane, Plane, Plane];

/**
 * Guided filter with a color guide: a mask or a map comes out smooth where the picture is smooth and has an edge where the picture has one.
 * He, Sun, Tang, "Guided Image Filtering", 2013. The coefficients can be read at any size, which carries a small mask onto a large photograph.
 */
export class GuidedFilter {
  readonly #guide: readonly [Plane, Plane, Plane];
  readonly #size: Size;
  readonly #radius: number;
  readonly #means: Plane[];
  /** The inverse of the guide's 3 by 3 covariance: xx, xy, xz, yy, yz, zz. */
  readonly #inverse: Plane[];

  constructor(guide: readonly [Plane, Plane, Plane], size: Size, radius: number, epsilon: number) {
    this.#guide = guide;
    this.#size = size;
    this.#radius = radius;
    this.#means = guide.map((plane) => boxBlur(plane, size, radius));
    const count = size.width * size.height;
    const product = new Float32Array(count);
    const covariance = (first: 0 | 1 | 2, second: 0 | 1 | 2): Plane => {
      for (let pixel = 0; pixel < count; pixel += 1) product[pixel] = guide[first][pixel]! * guide[second][pixel]!;
      const mean = boxBlur(product, size, radius);
      const [one, two] = [this.#means[first]!, this.#means[second]!];
      for (let pixel = 0; pixel < count; pixel += 1) mean[pixel] = mean[pixel]! - one[pixel]! * two[pixel]!;
      return mean;
    };
    const planes = [covariance(0, 0), covariance(0, 1), covariance(0, 2), covariance(1, 1), covariance(1, 2), covariance(2, 2)];
    const [xx, xy, xz, yy, yz, zz] = planes as [Plane, Plane, Plane, Plane, Plane, Plane];
    for (let pixel = 0; pixel < count; pixel += 1) {
      const a = xx[pixel]! + epsilon;
      const b = xy[pixel]!;
      const c = xz[pixel]!;
      const d = yy[pixel]! + epsilon;
      const e = yz[pixel]!;
      const f = zz[pixel]! + epsilon;
      const first = d * f - e * e;
      const second = c * e - b * f;
      const third = b * e - c * d;
      const scale = 1 / (a * first + b * second + c * third || 1e-12);
      // written over the covariances: they are not needed any more
      xx[pixel] = first * scale;
      xy[pixel] = second * scale;
      xz[pixel] = third * scale;
      yy[pixel] = (a * f - c * c) * scale;
      yz[pixel] = (b * c - a * e) * scale;
      zz[pixel] = (a * d - b * b) * scale;
    }
    this.#inverse = planes;
  }

  coefficients(source: Plane): Coefficients {
    const { width, height } = this.#size;
    const count = width * height;
    const product = new Float32Array(count);
    const mean = boxBlur(source, this.#size, this.#radius);
    const covariances = this.#guide.map((plane, channel) => {
      for (let pixel = 0; pixel < count; pixel += 1) product[pixel] = plane[pixel]! * source[pixel]!;
      const together = boxBlur(product, this.#size, this.#radius);
      const own = this.#means[channel]!;
      for (let pixel = 0; pixel < count; pixel += 1) together[pixel] = together[pixel]! - own[pixel]! * mean[pixel]!;
      return together;
    }) as [Plane, Plane, Plane];
    const [x, y, z] = covariances;
    const [xx, xy, xz, yy, yz, zz] = this.#inverse as [Plane, Plane, Plane, Plane, Plane, Plane];
    const [meanX, meanY, meanZ] = this.#means as [Plane, Plane, Plane];
    const constant = new Float32Array(count);
    for (let pixel = 0; pixel < count; pixel += 1) {
      const [p, q, r] = [x[pixel]!, y[pixel]!, z[pixel]!];
      const first = xx[pixel]! * p + xy[pixel]! * q + xz[pixel]! * r;
      const second = xy[pixel]! * p + yy[pixel]! * q + yz[pixel]! * r;
      const third = xz[pixel]! * p + yz[pixel]! * q + zz[pixel]! * r;
      constant[pixel] = mean[pixel]! - first * meanX[pixel]! - second * meanY[pixel]! - third * meanZ[pixel]!;
      x[pixel] = first;
      y[pixel] = second;
      z[pixel] = third;
    }
    const blur = (plane: Plane) => boxBlur(plane, this.#size, this.#radius);
    return [blur(x), blur(y), blur(z), blur(constant)];
  }

  filter(source: Plane): Plane {
    const [first, second, third, constant] = this.coefficients(source);
    const [red, green, blue] = this.#guide;
    for (let pixel = 0; pixel < constant.length; pixel += 1)
      constant[pixel] = constant[pixel]! + first[pixel]! * red[pixel]! + second[pixel]! * green[pixel]! + third[pixel]! * blue[pixel]!;
    return constant;
  }
}
