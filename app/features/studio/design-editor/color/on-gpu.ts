import { makeCube } from "./cube.ts";
import { gradeOf } from "./grade.ts";
import { type Preview, previewSize } from "./preview.ts";
import { EXACT, SAMPLED, setUniforms, VERTEX } from "./shader.ts";

type Gl = WebGL2RenderingContext;
const CUBE = 13;

/** Null where there is no WebGL 2. */
export function onGpu(canvas: HTMLCanvasElement, photo: ImageBitmap): Preview | null {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false, stencil: false });
  if (!gl) return null;
  const exact = programOf(gl, EXACT);
  const sampled = programOf(gl, SAMPLED);
  if (!exact || !sampled) return null;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(CORNER);
  gl.vertexAttribPointer(CORNER, 2, gl.FLOAT, false, 0, 0);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  const picture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, picture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, photo);
  gl.generateMipmap(gl.TEXTURE_2D);
  smooth(gl, gl.TEXTURE_2D, gl.LINEAR_MIPMAP_NEAREST);
  const samples = gl.createTexture();
  const bytes = new Uint8Array(CUBE ** 3 * 3);
  const values = new Float32Array(bytes.length);
  gl.activeTexture(gl.TEXTURE1);
  gl.bindTexture(gl.TEXTURE_3D, samples);
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGB8, CUBE, CUBE, CUBE, 0, gl.RGB, gl.UNSIGNED_BYTE, bytes);
  smooth(gl, gl.TEXTURE_3D, gl.LINEAR);
  use(gl, sampled);
  gl.uniform1i(gl.getUniformLocation(sampled, "cube"), 1);
  gl.uniform1f(gl.getUniformLocation(sampled, "size"), CUBE);
  const aspect = photo.width / photo.height;
  return {
    draw(settings, cut, share) {
      const { width, height } = previewSize(photo, share);
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height });
        gl.viewport(0, 0, width, height);
      }
      const grade = gradeOf(settings);
      const program = share === 1 ? exact : sampled;
      use(gl, program);
      setUniforms(gl, program, grade, aspect, cut);
      if (program === sampled) {
        makeCube(grade, CUBE, values);
        for (let n = 0; n < bytes.length; n += 1) bytes[n] = (values[n] as number) * 255 + 0.5;
        gl.texSubImage3D(gl.TEXTURE_3D, 0, 0, 0, 0, CUBE, CUBE, CUBE, gl.RGB, gl.UNSIGNED_BYTE, bytes);
      }
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    end() {
      for (const texture of [picture, samples]) gl.deleteTexture(texture);
      for (const program of [exact, sampled]) gl.deleteProgram(program);
    },
  };
}

/** Where both programs have their corners. */
const CORNER = 0;

function programOf(gl: Gl, fragment: string): WebGLProgram | null {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.bindAttribLocation(made, CORNER, "corner");
  gl.linkProgram(made);
  return gl.getProgramParameter(made, gl.LINK_STATUS) ? made : null;
}

function smooth(gl: Gl, target: number, whenSmaller: number): void {
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, whenSmaller);
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) gl.texParameteri(target, side, gl.CLAMP_TO_EDGE);
}

function use(gl: Gl, program: WebGLProgram): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook
  gl.useProgram(program);
}
