"""products.py - single-product pictures on a seamless studio backdrop.  build(name) returns the exposure key."""
import math

import furniture as f
import kit
import patterns as P
import render
import rooms
from kit import *
from rooms import OAK, WALNUT, BLOND, EBONY, TEAK, SADU


def studio(tx=0, ty=0, dist=4.2, z=1.05, az=-18, lens=50, aim=.42, bg='#efe9df', w=6):
    """Cove backdrop, big softbox left, weak fill right, camera orbiting by az degrees."""
    prof = [(-7, 0), (2.2, 0)] + [(2.2 + 1.4 * math.sin(math.pi / 2 * i / 12), 1.4 - 1.4 * math.cos(math.pi / 2 * i / 12)) for i in range(1, 13)] + [(3.6, 7)]
    m = plain(bg, .85, spec=.25)                           # as even as plaster without cloudiness, and much cheaper
    a, dist = math.radians(az), dist * .84
    with at(tx, ty, 0, rz=az):
        vs = [(x, y, zz) for y, zz in prof for x in (-12, 12)]
        mesh('cove', vs, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)], m, True, angle=180)

        def area(p, rot, sx, sy, e, col=(1, 1, 1)):
            li = bpy.data.lights.new('a', 'AREA')
            li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', sx, sy, e, col
            ob = kit._place(bpy.data.objects.new('a', li), p, rot)
            ob.visible_camera = False
        area((-3.2, -1.6, 3.0), (52, 0, -62), 2.6, 2.6, 190, (1, .965, .91))
        area((3.4, -2.0, 2.0), (68, 0, 60), 2.0, 2.4, 48, (.90, .95, 1))
        area((0, .6, 4.4), (0, 0, 0), 3.5, 2.5, 70)
    render.world(.22, '#ffffff')
    c = bpy.data.cameras.new('cam')
    c.lens = lens
    ob = bpy.data.objects.new('cam', c)
    pos = Vector((tx + dist * math.sin(a), ty - dist * math.cos(a), z))
    ob.location = pos
    ob.rotation_euler = (Vector((tx, ty, aim)) - pos).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob


def _st(style):
    return rooms.S(style, kit.R)


def sofa_boucle():
    st = _st('modern')
    f.sofa(2.25, fab=fabric('#ddd5c8', 'boucle'), leg=wood(OAK), seats=2, pillows=[fabric('#b7673f'), st.pillow()])
    studio(dist=5.4, aim=.38, z=1.15, az=20)


def sofa_velvet():
    f.sofa_deco(2.2, fab=fabric('#1f5552', 'velvet'), trim=metal('#b88d4a', .25), pillows=[fabric('#c79a4a', 'velvet'), fabric('#e9dfcc', 'velvet')])
    studio(dist=5.2, aim=.38, z=1.1, az=-20)


def majlis_set():
    star = image_mat(P.motif('star', [SADU[1], SADU[0], SADU[4]], 1))
    sad, sad2 = image_mat(P.motif('sadu', SADU, 2)), image_mat(P.motif('sadu', SADU, 5))
    red = fabric('#7c1f1c', 'velvet')
    f.majlis_run(2.7, red, red, wood(WALNUT), [fabric('#4d1412', 'velvet'), sad, star, sad2], trim=metal('#b88d4a', .25))
    studio(dist=5.6, aim=.36, z=1.2, az=18)


def armchair_barrel():
    f.armchair('barrel', fabric('#b5673f', 'velvet'), metal('#b88d4a', .25))
    studio(dist=3.1, aim=.36, z=.95, az=24)


def armchair_oak():
    f.armchair('wood', fabric('#d9d1c2', 'linen'), wood(OAK), image_mat(P.motif('sadu', SADU, 2)))
    studio(dist=3.1, aim=.40, z=1.0, az=-30)


def coffee_table_marble():
    f.coffee_table('nest', marble('#f1efea', '#8b8780'), metal('#b88d4a', .25))
    with at(-.18, .05, .40), surface('scene'):
        f.vase('bulb', plain('#c9b79c', .5), .2, (-.08, .05, 0), 'olive')
        with at(.16, -.08, 0, rz=15):
            f.book_stack(['#3f5a5c', '#e7e0d2'], 2, .24)
    studio(dist=3.3, aim=.32, z=1.15, az=16)


def coffee_table_arabesque():
    f.coffee_table('oct', wood(WALNUT), wood(WALNUT))
    with at(0, 0, .445), surface('scene'):
        f.tray_set(metal('#c29a52', .2, False), plain('#f4f0e6', .2))
    studio(dist=2.9, aim=.33, z=1.15, az=14)


def dining_table_oak():
    with at():
        f.dining_table('rect', 2.0, .95, wood(OAK), wood(OAK))
        with surface('scene'):
            for x in (-.5, .5):
                for sy, rz in ((1, 0), (-1, 180)):
                    with at(x, sy * .62, 0, rz=rz):
                        f.dining_chair('wish', fabric('#cbb489'), wood(OAK))
            f.vase('bulb', plain('#5b6a63', .45), .26, (0, 0, .755), 'green')
    studio(dist=5.0, aim=.45, z=1.45, az=28)


def dining_chair():
    f.dining_chair('uphol', fabric('#3f5a5c', 'boucle'), wood(WALNUT))
    studio(dist=2.9, aim=.42, z=1.0, az=32)


def floor_lamp():
    f.floor_lamp('tripod', metal('#b88d4a', .25), 10, wood(OAK))
    studio(dist=4.6, aim=.78, z=1.1, az=10, bg='#d6cfc4')


def table_lamp():
    with surface('scene'):
        box((0, .0, 0), (1.4, .6, .02), wood(OAK), .004)
    with at(0, 0, .02):
        f.table_lamp(plain('#b5573a', .3), kind='gourd', energy=5)
    studio(dist=2.0, aim=.24, z=.5, az=0, bg='#d9d2c6')


def pendant_rattan():
    with at(0, 0, 1.75):
        f.pendant('rattan', metal('#b88d4a', .3), .75, 6)
    studio(dist=2.6, aim=.98, z=.95, az=0, bg='#ddd6ca')


def lantern_pendant():
    with at(0, 0, 1.75):
        f.pendant('lantern', metal('#b0823f', .25), .6, 6)
    studio(dist=2.4, aim=.92, z=.9, az=0, bg='#8d8577')


def rug_star():
    f.rug_obj(2.4, 1.6, image_mat(P.rug('star', 1000, 666, ['#e9dcc4', '#24504d', '#b5673f'], 4), .95, 'rug'), fringe=plain('#eadfc8', .9))
    studio(dist=4.5, aim=.0, z=2.6, az=14)


def rug_sadu():
    f.rug_obj(2.4, 1.6, image_mat(P.sadu(1000, 666, SADU, 3) and P.rug('sadu', 1000, 666, SADU, 3), .95, 'rug'), fringe=plain('#eadfc8', .9))
    studio(dist=4.5, aim=.0, z=2.6, az=-14)


def rug_persian():
    f.rug_obj(2.4, 1.6, image_mat(P.rug('persian', 1000, 666, ['#f0e2c4', '#7a2323', '#c29a58'], 4), .95, 'rug'), fringe=plain('#eadfc8', .9))
    studio(dist=4.5, aim=.0, z=2.6, az=10)


def bed_oak():
    st = _st('scandinavian')
    f.bed(1.8, None, wood(OAK), fabric('#c9d0cb'), fabric('#f3efe8'), fabric('#3e5560'), [fabric('#d9a441'), st.pillow()], 'wood', 1.15)
    studio(dist=5.9, aim=.42, z=1.5, az=34)


def bed_upholstered():
    f.bed(1.8, fabric('#a89a88', 'velvet'), wood(WALNUT), fabric('#e4ddd2'), fabric('#f3efe8'), fabric('#8a6f5a'), [fabric('#b7673f'), fabric('#e9e2d5', 'boucle')], 'channel', 1.2)
    studio(dist=5.9, aim=.44, z=1.5, az=-32)


def bookshelf():
    f.bookshelf(1.3, 1.9, wood(OAK), metal('#1e1d1c', .4))
    studio(dist=6.0, aim=.95, z=1.2, az=18)


def media_console():
    f.media_unit(1.8, wood(WALNUT), None, metal('#b88d4a', .25), slat=True)
    with surface('scene'):
        f.vase('amphora', plain('#b5573a', .5), .34, (-.55, 0, .58), 'dry')
    with at(.5, 0, .58), surface('scene'):
        f.book_stack(['#3f5a5c', '#e7e0d2', '#c79a5b'], 3)
    studio(dist=4.4, aim=.46, z=.95, az=18)


def vases():
    f.vase('amphora', plain('#b5643f', .6), .40, (-.34, .05, 0))
    f.vase('tall', plain('#efe8da', .35), .46, (0, .10, 0), 'pampas')
    f.vase('bulb', plain('#2f6b69', .18, coat=.6), .26, (.28, -.06, 0))
    f.vase('bowl', plain('#2a2826', .5), .22, (-.02, -.26, 0))
    studio(dist=3.3, aim=.46, z=.75, az=6)


def dallah_set():
    with at(s=2.2):
        f.tray_set(metal('#c29a52', .18, False), plain('#f4f0e6', .2))
    studio(dist=3.0, aim=.22, z=1.05, az=8, bg='#cfc6b8')


def mashrabiya_screen():
    wd = wood(WALNUT)
    for i in range(3):
        with at((i - 1) * .562, 0, 0, rz=(22 if i % 2 == 0 else -22)):
            box((0, .015, .0), (.60, .035, .10), wd, .004)
            with at(-.29, 0, .12):
                f.panel_lattice(.58, 1.68, .29, wd, t=.03, lw=.016, fold=8)
    studio(dist=5.5, aim=.90, z=1.2, az=12)


def plant_palm():
    f.plant('palm', 1.7, pot=plain('#b5643f', .65), ph=.38)
    studio(dist=5.5, aim=.85, z=1.0, az=0)


ALL = {k: v for k, v in list(globals().items()) if callable(v) and getattr(v, '__module__', '') == __name__ and k not in ('studio', '_st', 'build')}


def build(name):
    reset(sum(map(ord, name)))
    ALL[name]()
    return .70
