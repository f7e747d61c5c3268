"""Chance for a room of the generator: things it lacks (a fourth wall, doors, wardrobes, screens), lights of every mood, cameras anywhere."""
import math

import bpy
import kit
import furniture as f
from kit import at, box, cyl, fabric, glow, metal, plain, plaster, sphere, wood
from mathutils import Vector


def bounds():
    """Of the floor: left, right, front, back; and the height of the ceiling."""
    floor = [thing.matrix_world @ Vector(c) for thing in bpy.context.scene.objects if thing.get('surface') == 'floor' for c in thing.bound_box]
    top = [(thing.matrix_world @ Vector(c)).z for thing in bpy.context.scene.objects if thing.get('surface') == 'ceiling' for c in thing.bound_box]
    xs, ys = [p.x for p in floor], [p.y for p in floor]
    return min(xs), max(xs), -3.0, max(ys), min(top)


def color(chance, gray=.5):
    if chance.random() < gray:
        v = chance.uniform(.03, .97)
        return '#%02x%02x%02x' % tuple(int(255 * min(1, max(0, v + chance.uniform(-.05, .05)))) for _ in range(3))
    return '#%02x%02x%02x' % tuple(chance.randrange(256) for _ in range(3))


def door(chance, height):
    tone = chance.choice(['#f2efe9', '#e6e2da', '#6e4930', '#33241a', '#b98d5e', color(chance)])
    leaf = plain(tone, .4) if chance.random() < .5 else wood(tone)
    wide, tall = chance.uniform(.8, 1.0), min(height - .2, chance.uniform(2.0, 2.4))
    frame = plain(tone if chance.random() < .6 else '#f2efe9', .4)
    box((0, -.03, 0), (wide, .05, tall), leaf, .004)
    for side in (-1, 1):
        box((side * (wide / 2 + .04), -.035, 0), (.08, .07, tall + .08), frame, .004)
    box((0, -.035, tall), (wide + .08, .07, .08), frame, .004)
    cyl((wide / 2 - .08, -.1, 1.0), .02, .12, metal('#b9babb'))
    if chance.random() < .5:
        for z in (.2, 1.1):
            box((0, -.058, z), (wide - .3, .012, .75), frame, .004)


def thing_on_wall(chance, height):
    """Stands against a wall at the origin; the room is towards -y."""
    kind = chance.choice(['door', 'door', 'wardrobe', 'screen', 'shelf', 'curtain', 'art', 'cooler', 'lamp', 'sofa', 'mirror', 'radiator', 'plant'])
    if kind == 'door':
        door(chance, height)
    elif kind == 'wardrobe':
        wide, tall, front = chance.uniform(1.0, 2.4), chance.uniform(1.8, height - .05), plain(color(chance, .7), chance.uniform(.2, .6))
        body = front if chance.random() < .6 else wood(chance.choice(['#b98d5e', '#6e4930', '#d6b88c', '#33241a']))('z')
        box((0, -.3, 0), (wide, .58, tall), body, .004)
        for i in range(n := max(2, int(wide / .5))):
            box((-wide / 2 + wide / n * (i + .5), -.6, .06), (wide / n - .008, .02, tall - .08), body, .003)
    elif kind == 'screen':
        wide = chance.uniform(.9, 1.6)
        box((0, -.05, chance.uniform(.7, 1.1)), (wide, .05, wide * .57), plain('#0b0c0e', chance.uniform(.05, .3)), .004)
        if chance.random() < .7:
            f.media_unit(wide + .4, wood(chance.choice(['#b98d5e', '#6e4930', '#e9e6e0'])), None, metal('#1e1d1c'))
    elif kind == 'shelf':
        with at(0, -.2, 0):
            f.bookshelf(chance.uniform(.8, 1.6), chance.uniform(1.4, 2.3), wood(chance.choice(['#b98d5e', '#6e4930', '#33241a', '#f0eee9'])), None)
    elif kind == 'curtain':
        with at(0, -.12, 0):
            f.curtain(chance.uniform(.8, 2.2), height - .2, kit.drape(color(chance, .5)), folds=chance.randint(5, 14))
    elif kind == 'art':
        for i in range(chance.randint(1, 3)):
            w, h = chance.uniform(.3, .9), chance.uniform(.3, 1.0)
            box((i * 1.0 - .5, -.02, 1.3), (w, .03, h), plain(color(chance), .5), .003)
            box((i * 1.0 - .5, -.028, 1.34), (w - .08, .03, h - .08), plain(color(chance), .5), 0)
    elif kind == 'cooler':
        box((0, -.12, height - .55), (chance.uniform(.75, 1.0), .22, .28), plain('#f4f4f2', .35), .03)
    elif kind == 'lamp':
        with at(0, -.4, 0):
            f.floor_lamp(chance.choice(['drum', 'globe', 'tripod']), metal('#b0823f'), wd=wood('#6e4930'), energy=chance.uniform(5, 25))
    elif kind == 'sofa':
        with at(0, -.6, 0):
            f.sofa(chance.uniform(1.6, 2.4), fab=fabric(color(chance), chance.choice(['linen', 'velvet', 'leather', 'boucle'])), leg=metal('#1e1d1c'), seats=2)
    elif kind == 'mirror':
        with at(0, -.02, 1.5):
            f.mirror(.8, 1.1, metal('#c79a4a'), rnd=chance.random() < .5)
    elif kind == 'radiator':
        for i in range(10):
            box((i * .08 - .4, -.07, .12), (.06, .09, .6), plain('#f2f0ec', .4), .02)
    else:
        with at(0, -.5, 0):
            f.plant(chance.choice(['ficus', 'palm', 'olive', 'snake', 'banana']), chance.uniform(.8, 1.9), pot=plain(color(chance), .6))


def add_things(chance):
    left, right, front, back, height = bounds()
    wide = right - left
    paint = plaster(chance.choice(['#f0ece4', '#e2dbd0', '#d9d0c2', '#c9d0cb']), .05, .1)
    with kit.surface('wall'):                                    # the generator's rooms are open behind the camera
        box(((left + right) / 2, front - .1, 0), (wide + .4, .2, height), paint, 0)
    places = [(x, front + .005, 180) for x in (left + wide * .2, left + wide * .5, left + wide * .8)]
    places += [(x, y, turn) for y in (-2.0, -.7) for x, turn in ((left + .005, 90), (right - .005, -90))]
    for x, y, turn in chance.sample(places, chance.randint(2, 5)):
        with at(x, y, 0, rz=turn):
            thing_on_wall(chance, height)
    for _ in range(chance.choice([0, 0, 1, 2, 4])):              # odd things in the way: toys, boxes, people
        with at(chance.uniform(left + .6, right - .6), chance.uniform(front + 1, back - 1), 0, rz=chance.uniform(0, 360)):
            kind, skin = chance.randrange(4), plain(color(chance, .3), chance.uniform(.1, .9))
            if kind == 0:
                box((0, 0, 0), (chance.uniform(.2, .9), chance.uniform(.2, .7), chance.uniform(.15, 1.2)), skin, .02)
            elif kind == 1:
                sphere((0, 0, 0), chance.uniform(.1, .4), skin)
            elif kind == 2:
                cyl((0, 0, 0), chance.uniform(.08, .3), chance.uniform(.2, 1.4), skin)
            else:
                cyl((0, 0, 0), .22, .85, skin, r2=.18)
                cyl((0, 0, .8), .2, .6, plain(color(chance, .3), .8), r2=.23)
                sphere((0, 0, 1.42), .11, plain(chance.choice(['#d9a679', '#8a5a3a', '#f0c8a0', '#241a12']), .6))
    if chance.random() < .25:                                    # a dropped border along the ceiling, as is common here
        with kit.surface('ceiling'):
            deep, white = chance.uniform(.3, .7), plaster('#f6f4ef', .02, .03)
            for x in (left + deep / 2, right - deep / 2):
                box((x, (front + back) / 2, height - .12), (deep, back - front, .12), white, 0)
            for y in (front + deep / 2, back - deep / 2):
                box(((left + right) / 2, y, height - .121), (wide - 2 * deep, deep, .12), white, 0)
    for k in range(chance.choice([0, 0, 4, 6, 9])):              # round lights in the ceiling
        cyl((left + wide * (.2 + .3 * (k % 3)), front + (back - front) * (.2 + .25 * (k // 3)), height - .012), .06, .01, glow('#fff4e0', 6))
    scene = bpy.context.scene
    scene['lights'] = [o.name for o in scene.objects if o.type == 'LIGHT']
    for thing in scene.objects:
        if thing.type == 'LIGHT':
            thing['energy'] = thing.data.energy
            thing.data = thing.data.copy()


def _spot(chance, x, y, height, warm):
    light = bpy.data.lights.new('mood', 'SPOT')
    light.energy, light.spot_size, light.spot_blend = chance.uniform(20, 140), math.radians(chance.uniform(35, 110)), chance.uniform(.1, 1)
    light.color, light.shadow_soft_size = warm, chance.uniform(.02, .12)
    thing = bpy.data.objects.new('mood', light)
    thing.location = (x, y, height - .03)
    bpy.context.scene.collection.objects.link(thing)


def light_up(chance):
    """Another mood for the same room; returns its name."""
    scene = bpy.context.scene
    for thing in [o for o in scene.objects if o.type == 'LIGHT' and o.name.startswith('mood')]:
        bpy.data.objects.remove(thing)
    left, right, front, back, height = bounds()
    mood = chance.choices(['day', 'flat', 'spots', 'night', 'sunny'], [40, 15, 20, 12, 13])[0]
    span = {'day': ((.4, 1.6), (0, 1.5), (0, 1.2), (.3, 1.5)), 'flat': ((.5, 1.5), (0, .05), (1.5, 4), (.2, 1)), 'spots': ((.01, .3), (0, .02), (0, .15), (.5, 3)),
            'night': ((0, .01), (0, 0), (0, .2), (1, 6)), 'sunny': ((.2, .8), (1.5, 4), (0, .5), (.2, 1))}[mood]
    window, sun, fill, lamp = (chance.uniform(*s) for s in span)
    turn, rise = chance.uniform(-40, 40), chance.uniform(-12, 25)
    for thing in scene.objects:
        if thing.type != 'LIGHT':
            continue
        kind = 'window' if thing.name.startswith('win') else 'sun' if thing.data.type == 'SUN' else 'fill' if thing.name.startswith('fill') else 'lamp'
        thing.data.energy = thing['energy'] * {'window': window, 'sun': sun, 'fill': fill, 'lamp': lamp}[kind]
        if kind == 'sun':
            if 'turn' not in thing:
                thing['turn'] = list(thing.rotation_euler)
            x, y, z = thing['turn']
            thing.rotation_euler = (x + math.radians(rise), y, z + math.radians(turn))
            thing.data.color = chance.choice([(1, .87, .7), (1, .95, .88), (1, .7, .45)])
    warm = chance.choice([(1, .72, .45), (1, .85, .68), (1, .97, .92), (.85, .92, 1)])
    if mood in ('spots', 'night') or chance.random() < .2:
        for _ in range(chance.randint(3, 9)):
            near_wall = chance.random() < .6
            x = chance.choice([left + .35, right - .35]) if near_wall and chance.random() < .5 else chance.uniform(left + .3, right - .3)
            y = back - .35 if near_wall and x not in (left + .35, right - .35) else chance.uniform(front + .5, back - .3)
            _spot(chance, x, y, height, warm)
    if mood == 'night' and chance.random() < .6:
        light = bpy.data.lights.new('mood', 'AREA')
        light.energy, light.size, light.color = chance.uniform(20, 90), .5, warm
        thing = bpy.data.objects.new('mood', light)
        thing.location = ((left + right) / 2, chance.uniform(0, back - 1.5), height - .15)
        thing.visible_camera = False
        scene.collection.objects.link(thing)
    for node in scene.world.node_tree.nodes:
        if node.type == 'BACKGROUND':
            node.inputs[1].default_value = chance.uniform(.02, .5) * (0.1 if mood == 'night' else 1)
    for material in bpy.data.materials:
        if material.use_nodes and material.name.split('.')[0] in ('view', 'glow', 'shade'):
            for node in material.node_tree.nodes:
                if node.type == 'EMISSION':
                    if 'first' not in node:
                        node['first'] = node.inputs['Strength'].default_value
                    share = (chance.uniform(.005, .08) if mood == 'night' else chance.choice([.3, 1, 3])) if material.name.startswith('view') else lamp * chance.uniform(.3, 1.5)
                    node.inputs['Strength'].default_value = node['first'] * share
    return mood


def place_camera(chance, view):
    """Puts the camera somewhere with a view; returns the picture's size, or None."""
    scene = bpy.context.scene
    left, right, front, back, height = bounds()
    size = chance.choice([(312, 208)] * 5 + [(296, 222), (264, 264), (208, 312), (222, 296), (336, 189)])
    camera = scene.camera
    if 'first' not in camera:
        camera['first'] = [*camera.location, camera.rotation_euler.z, camera.data.lens, camera.data.shift_y]
    x0, y0, z0, turn0, lens0, shift0 = camera['first']
    for _ in range(40):
        if view % 3 == 0:                                        # near the generator's own camera
            x, y, z = x0 + chance.uniform(-.7, .7), y0 + chance.uniform(-.4, .9), z0 + chance.uniform(-.3, .4)
            turn, lens = turn0 + chance.uniform(-.35, .35), lens0 * chance.uniform(.75, 1.3)
        else:
            x, y, z = chance.uniform(left + .35, right - .35), chance.uniform(front + .3, back - 1.2), chance.uniform(.8, 2.0)
            turn = math.atan2(-(chance.uniform(left, right) - x), chance.uniform(front, back) - y) if chance.random() < .7 else chance.uniform(-math.pi, math.pi)
            lens = chance.choice([16, 18, 20, 22, 24, 26, 28, 35]) * (1 if size[0] >= size[1] else .8)
        level = chance.random() < .4
        pitch, roll = (0, 0) if level else (math.radians(chance.gauss(-4, 8)), math.radians(chance.gauss(0, 2)))
        camera.location, camera.rotation_euler = (x, y, z), (math.pi / 2 + pitch, roll, turn)
        camera.data.lens, camera.data.shift_y, camera.data.clip_start = lens, chance.uniform(-.12, .06) if level else 0, .05
        bpy.context.view_layer.update()
        if _has_view(scene, camera):
            return size
    return None


def _has_view(scene, camera):
    """Nothing right in front of the lens, and something far enough away."""
    graph, far = bpy.context.evaluated_depsgraph_get(), 0
    for u in (-.4, -.2, 0, .2, .4):
        for v in (-.25, 0, .25):
            way = camera.matrix_world.to_3x3() @ Vector((u * 36 / camera.data.lens, v * 36 / camera.data.lens, -1)).normalized()
            hit, where, *_ = scene.ray_cast(graph, camera.location, way)
            distance = (where - camera.location).length if hit else 9
            if distance < .55:
                return False
            far = max(far, distance)
    return far > 2.2
