import { FROM_LAB, FROM_LMS, TO_LAB, TO_LMS, type Triple } from "#app/platform/color/oklab.ts";
import type { Grade } from "./grade.ts";
import { MIDDLE_GRAY, VIVID } from "./pipeline.ts";

const number = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));
/** GLSL fills matrices by columns. */
const matrix = (rows: readonly Triple[]) => `mat3(${[0, 1, 2].flatMap((column) => rows.map((row) => number(row[column] as number))).join(", ")})`;

export const VERTEX = `#version 300 es
in vec2 corner;
out vec2 at;
void main() {
  at = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

/** The place, the photograph's color there, and how much light arrives. `cut` is the share of the width that shows the photograph as it was. */
const HEAD = `#version 300 es
precision highp float;
precision highp sampler2D;
precision mediump sampler3D;
uniform sampler2D photo;
uniform float aspect, loss;
uniform vec4 falloff;
uniform vec2 cut;
in vec2 at;
out vec4 color;

float lightAt(vec2 place) {
  float away = length(vec2((place.x - falloff.x) * aspect, place.y - falloff.y)) / (0.5 * length(vec2(aspect, 1.0)));
  return 1.0 - loss * smoothstep(falloff.z, falloff.w, away);
}
bool isCut(vec2 place) { return place.x >= cut.x && place.x < cut.y; }
`;

/** pipeline.ts in GLSL, from the same numbers. */
export const EXACT = `${HEAD}
uniform vec3 gains;
uniform float white, contrast, saturation, lift, pull;
uniform vec3 palette[4];

const mat3 toLms = ${matrix(TO_LMS)};
const mat3 toLab = ${matrix(TO_LAB)};
const mat3 fromLab = ${matrix(FROM_LAB)};
const mat3 fromLms = ${matrix(FROM_LMS)};

vec3 toLinear(vec3 v) { return mix(v / 12.92, pow((v + 0.055) / 1.055, vec3(2.4)), step(0.04045, v)); }
vec3 fromLinear(vec3 v) { return mix(v * 12.92, 1.055 * pow(max(v, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, v)); }
vec3 root(vec3 v) { return sign(v) * pow(abs(v), vec3(1.0 / 3.0)); }

vec2 paletteAt(float l) {
  vec2 ab = palette[0].yz;
  for (int n = 1; n < 4; n += 1)
    ab += (palette[n].yz - palette[n - 1].yz) * clamp((l - palette[n - 1].x) / (palette[n].x - palette[n - 1].x), 0.0, 1.0);
  return ab;
}

void main() {
  vec2 place = vec2(at.x, 1.0 - at.y);
  vec4 given = texture(photo, place);
  if (isCut(place)) { color = vec4(given.rgb, 1.0); return; }
  vec3 x = toLinear(given.rgb) * lightAt(place) * gains;
  if (white > 1.0) x = x * (1.0 + x / (white * white)) / (1.0 + x);
  vec3 lab = toLab * root(toLms * x);
  float l = clamp(lab.x, 0.0, 1.0);
  l = l < ${number(MIDDLE_GRAY)}
    ? ${number(MIDDLE_GRAY)} * pow(l / ${number(MIDDLE_GRAY)}, contrast)
    : 1.0 - ${number(1 - MIDDLE_GRAY)} * pow((1.0 - l) / ${number(1 - MIDDLE_GRAY)}, contrast);
  l = lift + l * (1.0 - lift);
  float share = pull * (1.0 - ${number(VIVID.holds)} * smoothstep(${number(VIVID.from)}, ${number(VIVID.to)}, length(lab.yz)));
  vec2 ab = mix(lab.yz, paletteAt(l), share) * saturation;
  vec3 lms = fromLab * vec3(l, ab);
  color = vec4(fromLinear(clamp(fromLms * (lms * lms * lms), 0.0, 1.0)), 1.0);
}`;

/** The same read from a cube of samples, for machines that cannot compute every pixel sixty times a second. */
export const SAMPLED = `${HEAD}
uniform sampler3D cube;
uniform float size;

void main() {
  vec2 place = vec2(at.x, 1.0 - at.y);
  vec4 given = texture(photo, place);
  if (isCut(place)) { color = vec4(given.rgb, 1.0); return; }
  vec3 dimmed = clamp((given.rgb + 0.055) * pow(lightAt(place), 1.0 / 2.4) - 0.055, 0.0, 1.0);
  color = vec4(texture(cube, (dimmed.bgr * (size - 1.0) + 0.5) / size).rgb, 1.0);
}`;
type Gl = WebGL2RenderingContext;

/** Sets a program's uniforms; unused ones are ignored. */
export function setUniforms(gl: Gl, program: WebGLProgram, grade: Grade, aspect: number, cut: readonly [number, number]): void {
  const at = (name: string) => gl.getUniformLocation(program, name);
  const { falloff } = grade;
  gl.uniform3fv(at("gains"), grade.gains);
  for (const name of ["white", "contrast", "saturation", "lift", "pull"] as const) gl.uniform1f(at(name), grade[name]);
  gl.uniform1f(at("aspect"), aspect);
  gl.uniform1f(at("loss"), falloff.loss);
  gl.uniform4f(at("falloff"), falloff.x, falloff.y, falloff.from, falloff.to);
  gl.uniform3fv(at("palette"), grade.palette.flat());
  gl.uniform2f(at("cut"), ...cut);
}
