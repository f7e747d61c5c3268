import {
  AmbientLight,
  Box3,
  DirectionalLight,
  type Light,
  type Material,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  Spherical,
  type Texture,
  TextureLoader,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { type SizeLabels, sizeLines } from "./model-size.ts";
import type { Measures } from "./to-scale.ts";

export type ModelStage = {
  bounds: Measures;
  /** Radians: the piece to the left, and the eye above it. */
  turn(left: number, up: number): void;
  zoom(factor: number): void;
  reset(): void;
  showSize(isShown: boolean): void;
  dispose(): void;
};

type Opening = { canvas: HTMLCanvasElement; address: string; labels: SizeLabels; signal: AbortSignal; isStill: boolean; onLost(): void };

const VIEW = 28;
/** Seen by somebody who stands in front, a little to one side. */
const FIRST = { phi: 1.28, theta: 0.55 };
/** What lies flat is seen from above. */
const FLAT = { below: 0.1, phi: 0.7 };
const LOWEST = 1.9;
const NEAREST = 0.35;
const FARTHEST = 1.8;
const TURN_IN_MS = 1_100;
const TURNED_IN = 1.1;
const MILLIMETERS = 1_000;
/** Of the blurred room that metals mirror; drawn anew for each model, also by processors without a graphics card. */
const SURROUNDINGS = 64;

/** Loads a model and shows it: drawn when something changes, and not in between. */
export async function openStage({ canvas, address, labels, signal, isStill, onLost }: Opening): Promise<ModelStage> {
  const model = await load(address, signal);
  signal.throwIfAborted();
  const size = standOnFloor(model);
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  const scene = new Scene();
  const radius = size.length() / 2;
  const lit = light(scene, renderer, radius);
  const measured = sizeLines(size, labels);
  scene.add(model, measured.lines);

  const camera = new PerspectiveCamera(VIEW, 1, radius / 50, radius * 30);
  const first = { ...FIRST, ...(size.y < Math.max(size.x, size.z) * FLAT.below && { phi: FLAT.phi }) };
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.maxPolarAngle = LOWEST;
  controls.target.set(0, size.y / 2, 0);
  let pending = 0;
  const draw = () => {
    pending ||= requestAnimationFrame(() => {
      pending = 0;
      measured.follow(camera, canvas);
      renderer.render(scene, camera);
    });
  };
  const look = (phi: number, theta: number, distance: number) => {
    camera.position.setFromSpherical(new Spherical(distance, phi, theta)).add(controls.target);
    controls.update();
    draw();
  };
  const now = () => new Spherical().setFromVector3(camera.position.clone().sub(controls.target));
  let distance = 1;
  const adapt = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    const half = (VIEW / 2) * (Math.PI / 180);
    const before = distance;
    // All around, also the side that is nearer to the eye.
    const across = Math.hypot(size.x, size.z) / 2;
    const high = (size.y / 2) * Math.sin(first.phi) + across * Math.cos(first.phi);
    distance = across + Math.max(high, across / camera.aspect) / Math.tan(half);
    controls.minDistance = distance * NEAREST;
    controls.maxDistance = distance * FARTHEST;
    const { phi, theta, radius: seen } = now();
    look(phi, theta, (seen / before) * distance);
  };
  camera.position.setFromSpherical(new Spherical(distance, first.phi, first.theta)).add(controls.target);
  const sized = new ResizeObserver(adapt);
  sized.observe(canvas);
  adapt();
  controls.addEventListener("change", draw);
  const turning = isStill ? null : turnIn((part) => look(first.phi, first.theta - TURNED_IN * part, distance));
  const stop = () => turning?.stop();
  controls.addEventListener("start", stop);
  canvas.addEventListener("webglcontextlost", onLost);
  return {
    bounds: { width: size.x * MILLIMETERS, depth: size.z * MILLIMETERS, height: size.y * MILLIMETERS },
    turn(left, up) {
      stop();
      const { phi, theta, radius: seen } = now();
      look(Math.min(Math.max(phi - up, 0.05), LOWEST), theta + left, seen);
    },
    zoom(factor) {
      stop();
      const { phi, theta, radius: seen } = now();
      look(phi, theta, Math.min(Math.max(seen * factor, controls.minDistance), controls.maxDistance));
    },
    reset() {
      stop();
      look(first.phi, first.theta, distance);
    },
    showSize(isShown) {
      measured.show(isShown);
      draw();
    },
    dispose() {
      stop();
      cancelAnimationFrame(pending);
      canvas.removeEventListener("webglcontextlost", onLost);
      sized.disconnect();
      controls.dispose();
      measured.dispose();
      disposeOf(scene);
      lit.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

async function load(address: string, signal: AbortSignal): Promise<Object3D> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The model answers with ${answer.status}`);
  const loader = new GLTFLoader().register((parser) => {
    // Its other loader fetches pictures from blob: addresses, which our policy forbids.
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: "pictures-as-elements" };
  });
  const { scene } = await loader.parseAsync(await answer.arrayBuffer(), "");
  // A light of its own would be one too many.
  scene.traverse((part) => {
    if ((part as Light).isLight) part.visible = false;
    if (part instanceof Mesh) part.castShadow = part.receiveShadow = true;
  });
  return scene;
}

/** Its middle above the origin. @returns its size in meters */
function standOnFloor(model: Object3D): Vector3 {
  const box = new Box3().setFromObject(model);
  const center = box.getCenter(new Vector3());
  model.position.sub(new Vector3(center.x, box.min.y, center.z));
  return box.getSize(new Vector3());
}

function light(scene: Scene, renderer: WebGLRenderer, radius: number): { dispose(): void } {
  const generator = new PMREMGenerator(renderer);
  const room = new RoomEnvironment();
  const surroundings = generator.fromScene(room, 0.04, 0.1, 100, { size: SURROUNDINGS });
  room.dispose();
  generator.dispose();
  scene.environment = surroundings.texture;
  scene.environmentIntensity = 0.75;
  const sun = new DirectionalLight(0xfff4e2, 1.5);
  sun.position.set(-radius * 1.4, radius * 3, radius * 1.8);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.radius = 4;
  sun.shadow.normalBias = radius * 0.01;
  Object.assign(sun.shadow.camera, { left: -radius * 1.6, right: radius * 1.6, top: radius * 1.6, bottom: -radius * 1.6, near: radius * 0.1, far: radius * 8 });
  const floor = new Mesh(new PlaneGeometry(radius * 12, radius * 12), new ShadowMaterial({ opacity: 0.28 }));
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -radius * 0.002;
  floor.receiveShadow = true;
  scene.add(sun, new AmbientLight(0xffffff, 0.25), floor);
  return {
    dispose() {
      sun.shadow.dispose();
      surroundings.dispose();
    },
  };
}

/** One slow turn to the first view; `part` goes from 1 to 0. */
function turnIn(show: (part: number) => void): { stop(): void } {
  const start = performance.now();
  let frame = 0;
  const step = (at: number) => {
    const done = Math.min(1, Math.max(0, at - start) / TURN_IN_MS);
    show((1 - done) ** 3);
    if (done < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return { stop: () => cancelAnimationFrame(frame) };
}

function disposeOf(scene: Scene): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat() as Material[]) {
      for (const value of Object.values(material)) if ((value as Texture | null)?.isTexture) (value as Texture).dispose();
      material.dispose();
    }
  });
}
