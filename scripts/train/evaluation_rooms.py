"""Renders one evaluation room and its mask: blender -b --factory-startup -P evaluation.py -- SCENES NAME OUT

NAME is one of JOBS below. The rooms have seeds and variants that are used nowhere else, other cameras, other paints, and light by night.
"""
import math
import os
import sys

scenes, name, out = sys.argv[sys.argv.index('--') + 1:][:3]
sys.path[:0] = [scenes, os.path.dirname(os.path.abspath(__file__))]
import bpy

SMALL = (510, 340)
TALL = (340, 480)
# name: room, style, variant, changes
JOBS = {
    'living-day': ('living_room', 'traditional', 100, {}),
    'living-night': ('living_room', 'contemporary', 101, {'night': 1}),
    'living-dark-walls': ('living_room', 'modern', 102, {'wall': '#2f3e46', 'yaw': 9}),
    'living-tall': ('living_room', 'scandinavian', 103, {'tall': 1, 'lens': 20, 'yaw': -6}),
    'living-corner': ('living_room', 'mediterranean', 104, {'yaw': 22, 'x': .6, 'lens': 24}),
    'living-spots': ('living_room', 'art_deco', 105, {'night': .35, 'wall': '#5b2a2a'}),
    'majlis-day': ('majlis', 'mediterranean', 100, {'x': -.4, 'yaw': -7}),
    'majlis-night': ('majlis', 'traditional', 103, {'night': 1, 'lens': 24}),
    'majlis-sun': ('majlis', 'minimalist', 102, {'sun': 2.6, 'floor': '#c9b08a'}),
    'majlis-tall': ('majlis', 'bohemian', 105, {'tall': 1, 'lens': 22}),
    'bedroom-day': ('bedroom', 'rustic', 100, {'roll': 2}),
    'bedroom-night': ('bedroom', 'art_deco', 103, {'night': 1}),
    'bedroom-green': ('bedroom', 'scandinavian', 102, {'wall': '#6f7f63', 'yaw': -12}),
    'bedroom-tall': ('bedroom', 'contemporary', 104, {'tall': 1, 'lens': 19, 'pitch': -4}),
    'kitchen-day': ('kitchen', 'art_deco', 100, {'yaw': 8}),
    'kitchen-night': ('kitchen', 'modern', 103, {'night': 1}),
    'kitchen-blue': ('kitchen', 'rustic', 102, {'wall': '#40607a', 'lens': 23}),
    'kitchen-tall': ('kitchen', 'scandinavian', 105, {'tall': 1, 'lens': 21, 'yaw': 5}),
    'bath-day': ('bathroom', 'traditional', 100, {'x': -.3, 'yaw': -8}),
    'bath-dim': ('bathroom', 'industrial', 103, {'night': .3}),
    'bath-tall': ('bathroom', 'scandinavian', 102, {'tall': 1, 'lens': 18, 'pitch': -5}),
    'dining-day': ('dining_room', 'rustic', 100, {'yaw': -14, 'lens': 24}),
    'dining-night': ('dining_room', 'minimalist', 103, {'night': 1}),
    'dining-dark-floor': ('dining_room', 'contemporary', 102, {'floor': '#3a2a20', 'pitch': -5}),
    'dining-sun': ('dining_room', 'scandinavian', 105, {'sun': 2.6}),
    'office-day': ('home_office', 'traditional', 100, {'yaw': 15, 'lens': 24}),
    'office-night': ('home_office', 'mediterranean', 103, {'night': 1}),
    'office-tall': ('home_office', 'minimalist', 102, {'tall': 1, 'lens': 20, 'roll': -2}),
    'office-ochre': ('home_office', 'bohemian', 105, {'wall': '#b8863b', 'pitch': 4}),
    'living-empty-tones': ('living_room', 'minimalist', 107, {'wall': '#d9cbb6', 'floor': '#d3c4ab', 'yaw': -16}),
}


def paint(surface, color):
    from kit import lin
    m = bpy.data.materials.new('paint')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = lin(color)
    b.inputs['Roughness'].default_value = .55
    for ob in bpy.context.scene.objects:
        if ob.type == 'MESH' and ob.get('surface') == surface:
            ob.data = ob.data.copy()
            ob.data.materials.clear()
            ob.data.materials.append(m)
            for poly in ob.data.polygons:
                poly.material_index = 0


def change(c):
    s = bpy.context.scene
    cam = s.camera
    for key, light in (('wall', None), ('floor', None)):
        if key in c:
            paint(key, c[key])
    cam.data.lens = c.get('lens', cam.data.lens)
    if c.get('tall'):
        cam.data.sensor_fit = 'HORIZONTAL'
        cam.data.shift_y = -.03
    cam.location.x += c.get('x', 0)
    e = cam.rotation_euler
    e.x += math.radians(c.get('pitch', 0))
    e.z += math.radians(c.get('yaw', 0))
    if c.get('roll'):
        from mathutils import Matrix
        bpy.context.view_layer.update()
        cam.matrix_world = cam.matrix_world @ Matrix.Rotation(math.radians(c['roll']), 4, 'Z')
    for ob in s.objects:
        if ob.type == 'LIGHT':
            if ob.name.startswith('sun'):
                ob.data.energy *= c.get('sun', 1)
            if 'night' in c and ob.name.split('.')[0] in ('sun', 'win', 'fill'):
                ob.data.energy *= .25 * (1 - c['night']) if not ob.name.startswith('fill') else .12
    if 'night' in c:
        for m in bpy.data.materials:
            if m.name.startswith('view') and m.use_nodes:
                for n in m.node_tree.nodes:
                    if n.type == 'EMISSION':
                        n.inputs['Strength'].default_value = .03
        for n in s.world.node_tree.nodes:
            if n.type == 'BACKGROUND':
                n.inputs[1].default_value *= .03


def rest(c):
    """The geometry of the changes, and the surfaces as the training has them."""
    change({k: v for k, v in c.items() if k not in ('wall', 'floor', 'night', 'sun')})
    for ob in bpy.context.scene.objects:
        if hasattr(ob.data, 'materials'):
            ob['surface'] = layers.surface_of(ob)


room, style, variant, c = JOBS[name]
import layers
import render
import rooms
w, h = TALL if c.get('tall') else SMALL
if not os.path.exists(out + '.png'):
    rooms.build(room, style, variant)
    change(c)
    render.render(out + '.png', w, h, 8, key=.10 if c.get('night', 0) > .3 else .16 if 'night' in c else .35, tint=(1.03, 1.0, .955), colour_spp=4, look='Medium High Contrast')
sys.argv = ['x', '--', room, style, str(variant), out + '-mask.png', str(w), str(h)]
# masks.py builds the room by itself; the changes go in between
source = open(os.path.join(scenes, 'masks.py')).read().replace('render_mask(a[3]', 'CHANGE(); render_mask(a[3]')
exec(compile(source, os.path.join(scenes, 'masks.py'), 'exec'), {'CHANGE': lambda: rest(c), '__file__': os.path.join(scenes, 'masks.py')})
