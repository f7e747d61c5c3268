"""model.py - writes the piece that stands in the scene as a small binary glTF: one mesh for each material, plain materials in place of the procedural ones.

Metres, y up, the front towards +z, its base at y 0 and centered above the origin; what only decorates its picture is left out. Positions in 16 bits, normals and colors in 8 (KHR_mesh_quantization): what
lies in folds and under tops is darker by the colors of its vertices.
"""
import io
import json
import os
import struct

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree
from PIL import Image

TRIANGLES = 6600
MOST_BYTES = 260_000
PICTURE = 384
RAYS = 20
REACH = .35
DARKEST = .42
FLOAT, BYTE, UBYTE, USHORT = 5126, 5120, 5121, 5123


def _colour(material):
    """What the procedural material comes to: colour, roughness, metal, glow and its picture."""
    nodes = material.node_tree.nodes
    kinds = {n.type: n for n in nodes}

    def look(socket):
        if not socket.is_linked:
            return tuple(socket.default_value)[:3]
        n = socket.links[0].from_node
        if n.type == 'VALTORGB':
            stops = n.color_ramp.elements
            return tuple(stops[len(stops) // 2].color)[:3] if len(stops) > 2 else tuple(sum(e.color[i] for e in stops) / len(stops) for i in range(3))
        for name in ('Color1', 'Color', 'Image'):
            if name in n.inputs:
                return look(n.inputs[name])
        return (.8, .8, .8)
    image = kinds['TEX_IMAGE'].image if 'TEX_IMAGE' in kinds else None
    linked = {n.type for link in material.node_tree.links for n in (link.from_node,)}
    b = kinds.get('BSDF_PRINCIPLED')
    if 'EMISSION' in linked:
        return look(kinds['EMISSION'].inputs['Color']), .6, 0, 1, image
    if b is None or ('BSDF_PRINCIPLED' not in linked and 'BSDF_DIFFUSE' in linked):
        return look(kinds['BSDF_DIFFUSE'].inputs['Color']), .8, 0, 0, image
    rough = b.inputs['Roughness']
    metal = b.inputs['Metallic'].default_value
    # A perfect mirror would show nothing but the dark walls of a viewer's room.
    return look(b.inputs['Base Color']), .45 if rough.is_linked else max(rough.default_value, .25 * metal), metal, 0, image


def _jpeg(image):
    """Row 0 of Blender's pixels is the lowest."""
    w, h = image.size
    px = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(px)
    rows = (px.reshape(h, w, 4)[::-1, :, :3] * 255 + .5).clip(0, 255).astype(np.uint8)
    im = Image.fromarray(rows)
    im.thumbnail((PICTURE, PICTURE), Image.LANCZOS)
    out = io.BytesIO()
    im.save(out, 'JPEG', quality=72, optimize=True)
    return out.getvalue()


def _gather(real):
    """The meshes of the scene but those of the surface 'scene', joined by material."""
    graph = bpy.context.evaluated_depsgraph_get()
    joined = {}
    for ob in list(bpy.context.scene.objects):
        if ob.type not in ('MESH', 'CURVE') or ob.get('surface') == 'scene':
            continue
        me = bpy.data.meshes.new_from_object(ob.evaluated_get(graph), depsgraph=graph)
        me.transform(Matrix.Scale(real, 4) @ ob.matrix_world)
        joined.setdefault(me.materials[0].name, (me.materials[0], bmesh.new()))[1].from_mesh(me)
    for ob in list(bpy.data.objects):
        bpy.data.objects.remove(ob)
    return joined


def _triangles(bm, ratio):
    """@returns positions, normals and uvs of the corners of its triangles, with fewer of them."""
    me = bpy.data.meshes.new('part')
    bm.to_mesh(me)
    ob = bpy.data.objects.new('part', me)
    bpy.context.scene.collection.objects.link(ob)
    if ratio < 1:
        ob.modifiers.new('fewer', 'DECIMATE').ratio = ratio
        me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(ob)
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.use_auto_smooth, me.auto_smooth_angle = True, .9
    me.calc_normals_split()
    me.calc_loop_triangles()
    n, loops = len(me.loop_triangles), len(me.loops)
    at, vert = np.empty(n * 3, np.int32), np.empty(loops, np.int32)
    me.loop_triangles.foreach_get('loops', at)
    me.loops.foreach_get('vertex_index', vert)
    co, no, uv = np.empty(len(me.vertices) * 3, np.float32), np.empty(loops * 3, np.float32), np.zeros(loops * 2, np.float32)
    me.vertices.foreach_get('co', co)
    me.loops.foreach_get('normal', no)
    if me.uv_layers:
        me.uv_layers[0].data.foreach_get('uv', uv)
    return co.reshape(-1, 3)[vert[at]], no.reshape(-1, 3)[at], uv.reshape(-1, 2)[at]


def _open(parts):
    """How much light reaches each corner: rays above its surface that meet nothing near."""
    corners = np.concatenate([p for p, _, _ in parts])
    tree = BVHTree.FromPolygons([tuple(c) for c in corners], [(i, i + 1, i + 2) for i in range(0, len(corners), 3)])
    k = np.arange(RAYS) + .5
    r, a = np.sqrt(k / RAYS), k * 2.39996
    rays = np.stack([r * np.cos(a), r * np.sin(a), np.sqrt(1 - r * r)], 1)
    known, out = {}, []
    for p, n, _ in parts:
        light = np.empty(len(p), np.float32)
        for i in range(len(p)):
            key = (*np.round(p[i], 3), *np.round(n[i], 1))
            if key not in known:
                z = Vector(n[i])
                x = z.orthogonal().normalized()
                y = z.cross(x)
                start = Vector(p[i]) + z * .004
                far = 0
                for u, v, w in rays:
                    d = tree.ray_cast(start, x * u + y * v + z * w, REACH)[3]
                    far += 1 if d is None else d / REACH
                known[key] = DARKEST + (1 - DARKEST) * far / RAYS
            light[i] = known[key]
        out.append(light)
    return out


class _File:
    """The JSON of a glTF and the one buffer behind it."""

    def __init__(self):
        self.bytes, self.views, self.accessors = bytearray(), [], []

    def view(self, data, **more):
        self.bytes += b'\0' * (-len(self.bytes) % 4)
        self.views.append({'buffer': 0, 'byteOffset': len(self.bytes), 'byteLength': len(data), **more})
        self.bytes += data
        return len(self.views) - 1

    def accessor(self, array, kind, component, **more):
        """Rows begin at multiples of four bytes."""
        stride = array.shape[1] * array.itemsize if array.ndim > 1 else 0
        if kind != 'SCALAR' and stride % 4:
            array = np.pad(array, ((0, 0), (0, (4 - stride % 4) // array.itemsize)))
            stride = array.shape[1] * array.itemsize
        view = self.view(array.tobytes(), target=34963 if kind == 'SCALAR' else 34962, **({'byteStride': stride} if stride else {}))
        self.accessors.append({'bufferView': view, 'componentType': component, 'count': len(array), 'type': kind, **more})
        return len(self.accessors) - 1


def _write(name, path, materials, parts):
    light = _open(parts)
    turned = [(np.stack([p[:, 0], p[:, 2], -p[:, 1]], 1), np.stack([n[:, 0], n[:, 2], -n[:, 1]], 1), uv) for p, n, uv in parts]
    low, high = np.min([p.min(0) for p, _, _ in turned], 0), np.max([p.max(0) for p, _, _ in turned], 0)
    shift = np.array([(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2])
    center = (low + high) / 2 - shift
    scale = float((high - low).max() / 2)
    f, primitives, looks, images = _File(), [], [], []
    for material, (p, n, uv), shade in zip(materials, turned, light):
        colour, rough, metal, glow, image = _colour(material)
        if metal > .5:
            shade = np.ones_like(shade)                      # it mirrors what is around it
        q = np.round((p - shift - center) / scale * 32767).astype(np.int16)
        nn = np.round(n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9) * 127).astype(np.int8)
        cc = np.repeat(np.round(shade * 255).astype(np.uint8)[:, None], 3, 1)
        tt = np.round(np.stack([uv[:, 0], 1 - uv[:, 1]], 1).clip(0, 1) * 65535).astype(np.uint16)
        rows = np.concatenate([q.astype(np.int32), nn, cc, tt] if image else [q.astype(np.int32), nn, cc], 1)
        one, index = np.unique(rows, axis=0, return_inverse=True)
        tri = index.reshape(-1, 3)
        tri = tri[(tri[:, 0] != tri[:, 1]) & (tri[:, 1] != tri[:, 2]) & (tri[:, 0] != tri[:, 2])]
        assert len(one) < 65535, name
        at = one[:, :3].astype(np.int16)
        has = {
            'POSITION': f.accessor(at, 'VEC3', 5122, normalized=True, min=at.min(0).tolist(), max=at.max(0).tolist()),
            'NORMAL': f.accessor(one[:, 3:6].astype(np.int8), 'VEC3', BYTE, normalized=True),
            'COLOR_0': f.accessor(one[:, 6:9].astype(np.uint8), 'VEC3', UBYTE, normalized=True),
        }
        if image:
            has['TEXCOORD_0'] = f.accessor(one[:, 9:11].astype(np.uint16), 'VEC2', USHORT, normalized=True)
        primitives.append({'attributes': has, 'indices': f.accessor(tri.ravel().astype(np.uint16), 'SCALAR', USHORT), 'material': len(looks)})
        look = {'metallicFactor': round(metal, 3), 'roughnessFactor': round(rough, 3)}
        if image:
            look['baseColorTexture'] = {'index': len(images)}
            images.append(f.view(_jpeg(image)))
        else:
            look['baseColorFactor'] = [*(round(float(c), 4) for c in colour), 1]
        looks.append({'pbrMetallicRoughness': look, 'doubleSided': True, **({'emissiveFactor': [round(min(1, float(c) * .6), 3) for c in colour]} if glow else {})})
    used = {
        'asset': {'version': '2.0', 'generator': 'demo/scenes/model.py'},
        'extensionsUsed': ['KHR_mesh_quantization'], 'extensionsRequired': ['KHR_mesh_quantization'],
        'scene': 0, 'scenes': [{'nodes': [0]}],
        'nodes': [{'name': name, 'mesh': 0, 'scale': [scale] * 3, 'translation': center.tolist()}],
        'meshes': [{'primitives': primitives}], 'materials': looks,
        **({'textures': [{'source': i, 'sampler': 0} for i in range(len(images))], 'samplers': [{}], 'images': [{'bufferView': v, 'mimeType': 'image/jpeg'} for v in images]} if images else {}),
        'accessors': f.accessors, 'bufferViews': f.views, 'buffers': [{'byteLength': len(f.bytes)}],
    }
    text = json.dumps(used, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    data = bytes(f.bytes) + b'\0' * (-len(f.bytes) % 4)
    with open(path, 'wb') as out:
        out.write(struct.pack('<4sIIII', b'glTF', 2, 28 + len(text) + len(data), len(text), 0x4E4F534A) + text + struct.pack('<II', len(data), 0x004E4942) + data)
    size = (high - low) * 100
    print(f'MODEL {name} {sum(len(p) for p, _, _ in parts) // 3} triangles, {os.path.getsize(path)} bytes, {size[0]:.0f} x {size[2]:.0f} x {size[1]:.0f} cm', flush=True)


def write(name, path, real=1):
    """The scene holds the piece, `real` times as large as it stands there, and what belongs to the surface 'scene'."""
    joined = _gather(real)
    total = sum(len(face.verts) - 2 for _, bm in joined.values() for face in bm.faces)
    for part in (1, .8, .6):
        ratio = min(1, TRIANGLES / total) * part
        _write(name, path, [m for m, _ in joined.values()], [_triangles(bm, ratio) for _, bm in joined.values()])
        if os.path.getsize(path) < MOST_BYTES:
            break
