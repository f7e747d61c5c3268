"""model.py - writes the piece that stands in the scene as a small binary glTF: one mesh for each material, plain materials in place of the procedural ones."""
import os

import addon_utils
import bmesh
import bpy

TRIANGLES = 7000
MOST_BYTES = 300_000
PICTURE = 384


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
    return look(b.inputs['Base Color']), .45 if rough.is_linked else rough.default_value, b.inputs['Metallic'].default_value, 0, image


def _plain(material):
    colour, rough, metal, glow, image = _colour(material)
    m = bpy.data.materials.new(material.name.split('.')[0])
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value, b.inputs['Metallic'].default_value = rough, metal
    if glow:
        b.inputs['Emission'].default_value = (*colour, 1)
        b.inputs['Emission Strength'].default_value = .6
    if image:
        k = PICTURE / max(image.size)
        if k < 1:
            image.scale(round(image.size[0] * k), round(image.size[1] * k))
        t = m.node_tree.nodes.new('ShaderNodeTexImage')
        t.image = image
        m.node_tree.links.new(t.outputs['Color'], b.inputs['Base Color'])
    m.use_backface_culling = False
    return m


def write(name, path):
    """The scene holds the piece and nothing else but what belongs to the surface 'scene'."""
    graph = bpy.context.evaluated_depsgraph_get()
    joined = {}
    for ob in list(bpy.context.scene.objects):
        if ob.type not in ('MESH', 'CURVE') or ob.get('surface') == 'scene':
            continue
        me = bpy.data.meshes.new_from_object(ob.evaluated_get(graph), depsgraph=graph)
        me.transform(ob.matrix_world)
        material = me.materials[0]
        bm = joined.setdefault(material.name, (material, bmesh.new()))[1]
        bm.from_mesh(me)
    total = sum(len(f.verts) - 2 for _, bm in joined.values() for f in bm.faces)
    for ob in list(bpy.data.objects):
        bpy.data.objects.remove(ob)
    for ratio in (min(1, TRIANGLES / total), min(1, TRIANGLES / total) * .5, min(1, TRIANGLES / total) * .25):
        for ob in list(bpy.data.objects):
            bpy.data.objects.remove(ob)
        for material, bm in joined.values():
            me = bpy.data.meshes.new(name)
            bm.to_mesh(me)
            me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
            me.use_auto_smooth, me.auto_smooth_angle = True, .9
            me.materials.clear()
            me.materials.append(_plain(material))
            if 'IMAGE' not in ''.join(n.type for n in me.materials[0].node_tree.nodes):
                while me.uv_layers:
                    me.uv_layers.remove(me.uv_layers[0])
            ob = bpy.data.objects.new(name, me)
            bpy.context.scene.collection.objects.link(ob)
            if ratio < 1:
                ob.modifiers.new('fewer', 'DECIMATE').ratio = ratio
        addon_utils.enable('io_scene_gltf2')
        bpy.ops.export_scene.gltf(filepath=path, export_format='GLB', export_apply=True, export_animations=False, export_attributes=False, export_colors=False,
                                  export_image_format='JPEG', export_jpeg_quality=70, export_cameras=False, export_lights=False, export_extras=False)
        if os.path.getsize(path) < MOST_BYTES:
            break
    print(f'MODEL {name} {total} triangles, {os.path.getsize(path)} bytes', flush=True)
