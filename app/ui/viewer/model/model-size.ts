import { BufferGeometry, type Camera, Float32BufferAttribute, LineBasicMaterial, LineSegments, Vector3 } from "three";

export type SizeLabels = readonly [width: HTMLElement, depth: HTMLElement, height: HTMLElement];

const OUTSIDE = 1.04;

/** Three edges of the box around the piece, each with its label; those that the viewer sees best. */
export function sizeLines(size: Vector3, labels: SizeLabels) {
  const half = size.clone().multiplyScalar(OUTSIDE / 2);
  const geometry = new BufferGeometry();
  const lines = new LineSegments(geometry, new LineBasicMaterial({ color: 0x8a6f4a }));
  lines.visible = false;
  const place = (label: HTMLElement, at: Vector3, camera: Camera, canvas: HTMLCanvasElement) => {
    const { x, y } = at.project(camera);
    // physical side: where a point of the piece is seen
    label.style.translate = `${((x + 1) / 2) * canvas.clientWidth}px ${((1 - y) / 2) * canvas.clientHeight}px`;
  };
  return {
    lines,
    show(isShown: boolean) {
      lines.visible = isShown;
    },
    follow(camera: Camera, canvas: HTMLCanvasElement) {
      if (!lines.visible) return;
      const [right, front] = [Math.sign(camera.position.x) || 1, Math.sign(camera.position.z) || 1];
      const [x, z] = [half.x * right, half.z * front];
      const top = size.y;
      geometry.setAttribute("position", new Float32BufferAttribute([-x, 0, z, x, 0, z, x, 0, z, x, 0, -z, -x, 0, z, -x, top, z], 3));
      place(labels[0], new Vector3(0, 0, z), camera, canvas);
      place(labels[1], new Vector3(x, 0, 0), camera, canvas);
      place(labels[2], new Vector3(-x, top / 2, z), camera, canvas);
    },
    dispose() {
      geometry.dispose();
      lines.material.dispose();
    },
  };
}
