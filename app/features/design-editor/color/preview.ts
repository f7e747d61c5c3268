import type { EditorSettings } from "../design-editor.ts";
import { gradeRows, makeCube } from "./cube.ts";
import { type Grade, gradeOf } from "./grade.ts";
import { FRAGMENT, setUniforms, VERTEX } from "./shader.ts";

/** Which part of the width shows the photograph as it was: from, to. */
export type Cut = readonly [number, number];
export const NO_CUT: Cut = [0, 0];
export const ALL_CUT: Cut = [-1, 2];

/** Draws a photograph with settings, as often as the screen wants it. */
export type Preview = { draw(settings: EditorSettings, cut: Cut): void; end(): void };

/** As many pixels as a large screen shows of the stage. */
const LONGEST = 1600;
/** Without a graphics card every pixel is counted. */
const LONGEST_PLAIN = 640;
const PLAIN_CUBE = 17;

export function previewSize(photo: { width: number; height: number }, longest = LONGEST): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(photo.width, photo.height));
  return { width: Math.max(1, Math.round(photo.width * scale)), height: Math.max(1, Math.round(photo.height * scale)) };
}

/** On the graphics card where there is one, otherwise with a canvas. */
export function makePreview(canvas: HTMLCanvasElement, photo: ImageBitmap): Preview | null {
  return onGpu(canvas, photo) ?? onCanvas(canvas, photo);
}

function program(gl: WebGL2RenderingContext): WebGLProgram | null {
  const made = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  return gl.getProgramParameter(made, gl.LINK_STATUS) ? made : null;
}

function onGpu(canvas: HTMLCanvasElement, photo: ImageBitmap): Preview | null {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, preserveDrawingBuffer: true });
  if (!gl) return null;
  const made = program(gl);
  if (!made) return null;
  Object.assign(canvas, previewSize(photo));
  gl.viewport(0, 0, canvas.width, canvas.height);
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL, no hook
  gl.useProgram(made);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(made, "corner");
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, photo);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  const aspect = photo.width / photo.height;
  return {
    draw(settings, cut) {
      setUniforms(gl, made, gradeOf(settings), aspect, cut);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    end() {
      gl.deleteTexture(texture);
      gl.deleteProgram(made);
    },
  };
}

function onCanvas(canvas: HTMLCanvasElement, photo: ImageBitmap): Preview | null {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  Object.assign(canvas, previewSize(photo, LONGEST_PLAIN));
  const { width, height } = canvas;
  context.drawImage(photo, 0, 0, width, height);
  const original = context.getImageData(0, 0, width, height);
  const shown = context.createImageData(width, height);
  return {
    draw(settings, [from, to]) {
      shown.data.set(original.data);
      const grade: Grade = gradeOf(settings);
      gradeRows({ pixels: shown.data, width, height, channels: 4 }, makeCube(grade, PLAIN_CUBE), grade, 0, height);
      context.putImageData(shown, 0, 0);
      const [start, end] = [Math.max(0, Math.round(from * width)), Math.min(width, Math.round(to * width))];
      if (end > start) context.putImageData(original, 0, 0, start, 0, end - start, height);
    },
    end: () => undefined,
  };
}
