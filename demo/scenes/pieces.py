"""pieces.py - the shop's further pieces: one line each.  make(name) builds the piece and returns its view.

A view is (dist, aim, z, az, backdrop); SIDE gives the second camera angle of each kind of piece.
"""
import furniture as f
import kit
import patterns as P
from kit import *
from rooms import OAK, WALNUT, BLOND, EBONY, TEAK

BRASS = ('#b88d4a', .25)
CLAY, SEA, INDIGO, OLIVE, HENNA, PALM, ROSE = '#b7673f', '#1f5f57', '#2f4a72', '#75794a', '#8a2f2c', '#3c5a3b', '#c48a7d'
CREAM, SAND, GREY, CHARCOAL, TAN, BLACK, WHITE, YELLOW = '#e2dacb', '#cbbb9c', '#bab6ac', '#403e3c', '#94602f', '#241f1c', '#f1ede4', '#d9b23a'


def brass():
    return metal(*BRASS)


def black():
    return metal('#1e1d1c', .4)


def sofa(w, col, kind, leg, pillows, seats=3, **kw):
    def go():
        f.sofa(w, fab=fabric(col, kind), leg=wood(leg), seats=seats, pillows=[fabric(c) for c in pillows], **kw)
        return (5.4 + max(0, w - 2.3) * 1.5 + (.9 if kw.get('chaise') else 0), .38, 1.15, -20, None)
    return go


def deco(col, trim=BRASS):
    def go():
        f.sofa_deco(2.2, fab=fabric(col, 'velvet'), trim=metal(*trim), pillows=[fabric(CREAM, 'velvet'), fabric(WHITE, 'velvet')])
        return (5.2, .38, 1.1, 20, None)
    return go


def frame(wd, col, second):
    def go():
        f.sofa_frame(2.1, fab=fabric(col), wd=wood(wd), pillows=[fabric(CLAY), fabric(second)])
        return (5.2, .40, 1.1, 20, None)
    return go


def barrel(col, kind):
    def go():
        f.armchair('barrel', fabric(col, kind), brass())
        return (3.1, .36, .95, 24, None)
    return go


def block(col, kind, leg):
    def go():
        f.armchair('block', fabric(col, kind), wood(leg))
        return (3.3, .36, .95, 24, None)
    return go


def lounge(wd, col, pillow):
    def go():
        f.armchair('wood', fabric(col), wood(wd), fabric(pillow))
        return (3.1, .40, 1.0, -30, None)
    return go


def majlis(col, arm):
    def go():
        fab, star = fabric(col, 'velvet'), image_mat(P.motif('star', ['#f0e6d2', '#b5673f', '#f0e6d2'], 1))
        f.majlis_run(2.7, fab, fab, wood(WALNUT), [fabric(arm), star, fab, star], trim=brass())
        return (5.6, .36, 1.2, 18, None)
    return go


def floor_seat(col):
    def go():
        fab = fabric(col)
        f.majlis_run(2.7, fab, fab, None, [fabric(WHITE), fabric(WHITE)], arms=False)
        return (5.6, .36, 1.2, -18, None)
    return go


def table(kind, top, base, look=(3.3, .28, 1.15, 16)):
    def go():
        f.coffee_table(kind, top(), base())
        return (*look, None)
    return go


def stand(top, base):
    def go():
        f.side_table(top(), base())
        return (2.4, .30, .9, 16, None)
    return go


def dining(kind, L, W, top, base):
    def go():
        f.dining_table(kind, L, W, top(), base())
        return (4.2 + max(0, L - 1.6) * 1.1, .42, 1.35, 28, None)
    return go


def chair(kind, fab, leg):
    def go():
        f.dining_chair(kind, fab(), leg())
        return (2.9, .42, 1.0, 32, None)
    return go


def of(fn, *look, bg=None):
    def go():
        fn()
        return (*look, bg)
    return go


def pouf(col, kind):
    return of(lambda: f.pouf(fabric(col, kind)), 2.3, .2, .8, 12)


def mat(make, *a, **k):
    return lambda: make(*a, **k)


def lamp(base, top, kind):
    def go():
        with surface('scene'):
            box((0, 0, 0), (1.4, .6, .02), wood(top), .004)
        with at(0, 0, .02):
            f.table_lamp(base(), kind=kind, energy=5)
        return (2.0, .24, .5, 0, '#d9d2c6')
    return go


def hanging(kind, met, drop=.75):
    def go():
        with at(0, 0, 1.75):
            f.pendant(kind, met(), drop, 6)
        return (2.8 if kind != 'ring' else 4.2, .95 if kind != 'ring' else 1.2, .95, 0, '#ddd6ca')
    return go


def rug(kind, pal, w=2.4, d=1.6, seed=4, fringe=None):
    def go():
        f.rug_obj(w, d, image_mat(P.rug(kind, 1000, 666, pal, seed), .95, 'rug'), fringe=fringe and plain(fringe, .9))
        return (4.5, .0, 2.6, 14, None)
    return go


def bench(col, kind, wd):
    def go():
        w, d = 1.25, .42
        box((0, 0, .36), (w, d, .03), wood(wd), .006)
        f.legs(w, d, .36, wood(wd), r=.017, inset=.06)
        cushion((0, 0, .388), (w - .02, d - .02, .085), fabric(col, kind), r=.04, puff=.012)
        return (3.4, .30, .95, 18, None)
    return go


def bed(fab, wd, throw, pillow, head, hh):
    def go():
        f.bed(1.8, fab(), wood(wd), fabric('#ece7de'), fabric('#f3efe8'), fabric(throw), [fabric(pillow)], head, hh)
        return (5.9, .44, 1.5, -32 if head == 'arch' else 32, None)
    return go


def wardrobe():
    w, d, h, wd = 1.2, .58, 2.08, wood(WALNUT)
    box((0, 0, 0), (w - .06, d - .06, .08), plain('#22201e', .7), .002)
    box((0, .01, .08), (w, d - .02, h - .08), wd, .006)
    for i in range(3):
        x = (i - 1) * w / 3
        box((x, -d / 2 - .008, .09), (w / 3 - .006, .02, h - .10), wd('z'), .003)
        tube([(x + (.14 if i != 2 else -.14), -d / 2 - .03, .95), (x + (.14 if i != 2 else -.14), -d / 2 - .03, 1.25)], .006, brass())
    return (6.2, 1.02, 1.3, 22, None)


def sideboard():
    w, d, wd = 1.5, .45, wood(WALNUT)
    box((0, 0, .15), (w, d, .68), wd, .006)
    for i in (-1, 1):
        box((i * w / 4, -d / 2 - .008, .17), (w / 2 - .012, .018, .64), wd, .003)
        tube([(i * w / 4 - .05, -d / 2 - .035, .72), (i * w / 4 + .05, -d / 2 - .035, .72)], .005, brass())
    f.legs(w, d, .15, brass(), r=.014)
    return (4.2, .46, 1.05, -18, None)


def wall_piece(fn, z):
    """Hangs on a wall of its own; only the piece itself belongs to the model."""
    def go():
        with surface('scene'):
            box((0, .05, 0), (9, .06, 4.5), plaster('#e4ddd1', .02, .05), 0)
        with at(0, 0, z):
            fn()
        return (2.9, z, z, 14, None)
    return go


def star_print():
    f.framed(.7, .9, image_mat(P.art('star', ['#b5732f', '#f4efe4', '#b5732f', '#8a5a2b'], 1, 490, 700), .6, 'paper', 0), wood(WALNUT)('z'))


def dune_print():
    f.framed(.7, .9, image_mat(P.art('dunes', ['#f2ead9', '#e0a24a', '#e0c38a', '#a8683f'], 1, 490, 700), .6, 'paper', 0), wood(OAK)('z'))


oak, walnut, blond, ebony, teak = (mat(wood, c) for c in (OAK, WALNUT, BLOND, EBONY, TEAK))
white_marble, black_marble = mat(marble, '#f1efea', '#8b8780'), mat(marble, '#2a2927', '#8a857c')
green_marble, travertine = mat(marble, '#24483a', '#a9c2b2'), mat(marble, '#ddd2bd', '#c2b295', .45)

MAKERS = {
    'sofa_chaise_left_grey': sofa(2.7, GREY, 'linen', OAK, [INDIGO, WHITE], chaise=-1),
    'sofa_chaise_right_indigo': sofa(2.7, INDIGO, 'linen', WALNUT, [CREAM, CLAY], chaise=1),
    'sofa_charcoal_linen': sofa(2.3, CHARCOAL, 'linen', WALNUT, [CREAM, OLIVE]),
    'sofa_olive_velvet': sofa(2.1, OLIVE, 'velvet', WALNUT, [WHITE, CREAM]),
    'sofa_sand_linen': sofa(2.3, SAND, 'linen', OAK, [CLAY, WHITE]),
    'sofa_sea_boucle': sofa(2.2, SEA, 'boucle', OAK, [WHITE, YELLOW]),
    'sofa_two_seat_cream': sofa(1.65, CREAM, 'boucle', OAK, [CLAY], 2),
    'sofa_two_seat_rose': sofa(1.65, ROSE, 'velvet', OAK, [WHITE], 2),
    'sofa_four_seat_cream': sofa(2.9, CREAM, 'linen', OAK, [CLAY, OLIVE], 4),
    'sofa_low_leather_tan': sofa(2.4, TAN, 'leather', EBONY, [WHITE, CHARCOAL], low=True),
    'sofa_low_leather_black': sofa(2.2, BLACK, 'leather', EBONY, [CREAM], low=True),
    'sofa_deco_palm': deco(PALM), 'sofa_deco_henna': deco(HENNA), 'sofa_deco_indigo': deco(INDIGO), 'sofa_deco_cream': deco(CREAM, ('#1e1d1c', .4)),
    'sofa_frame_oak_cream': frame(OAK, CREAM, WHITE), 'sofa_frame_walnut_olive': frame(WALNUT, OLIVE, WHITE),
    'sofa_frame_teak_sand': frame(TEAK, SAND, WHITE), 'sofa_frame_blond_grey': frame(BLOND, GREY, WHITE),
    'armchair_barrel_cream': barrel(CREAM, 'boucle'), 'armchair_barrel_sand': barrel(SAND, 'boucle'), 'armchair_barrel_tan': barrel(TAN, 'leather'),
    'armchair_barrel_indigo': barrel(INDIGO, 'velvet'), 'armchair_barrel_olive': barrel(OLIVE, 'velvet'),
    'armchair_block_cream': block(CREAM, 'boucle', OAK), 'armchair_block_tan': block('#a5672f', 'leather', WALNUT),
    'armchair_wood_blond_sea': lounge(BLOND, SEA, CREAM), 'armchair_wood_ebony_sand': lounge(EBONY, SAND, CREAM),
    'armchair_wood_teak_clay': lounge(TEAK, CLAY, CREAM), 'armchair_wood_walnut_cream': lounge(WALNUT, WHITE, CREAM),
    'majlis_charcoal': majlis(CHARCOAL, CREAM), 'majlis_indigo': majlis(INDIGO, CREAM), 'majlis_palm': majlis(PALM, CREAM), 'majlis_sand': majlis(SAND, CLAY),
    'majlis_sadu_red': floor_seat('#8e1a15'), 'majlis_sadu_black': floor_seat('#b0671c'),
    'pouf_clay': pouf(CLAY, 'velvet'), 'pouf_cream': pouf(CREAM, 'boucle'), 'pouf_tan': pouf(TAN, 'leather'),
    'bench_boucle_oak': bench(CREAM, 'boucle', OAK), 'bench_clay_walnut': bench(CLAY, 'linen', WALNUT),
    'bed_arch_clay': bed(mat(fabric, CLAY), TEAK, YELLOW, YELLOW, 'arch', 1.2), 'bed_panel_boucle': bed(mat(fabric, '#d3cbbd', 'boucle'), OAK, CLAY, CLAY, 'panel', 1.15),
    'coffee_table_drum_travertine': table('drum', travertine, travertine), 'coffee_table_drum_walnut': table('drum', walnut, walnut),
    'coffee_table_block_travertine': table('block', travertine, travertine), 'coffee_table_slab_oak': table('slab', oak, oak),
    'coffee_table_slab_green_marble': table('slab', green_marble, green_marble), 'coffee_table_indus_teak': table('indus', teak, black),
    'coffee_table_nest_black': table('nest', black_marble, black), 'coffee_table_nest_oak': table('nest', oak, black),
    'coffee_table_oct_ebony': table('oct', ebony, ebony, (2.9, .25, 1.15, 14)),
    'side_table_white_marble': stand(white_marble, brass), 'side_table_black_marble': stand(black_marble, black), 'side_table_walnut': stand(walnut, black),
    'dining_table_blond_eight': dining('rect', 2.4, 1.0, blond, blond), 'dining_table_walnut_six': dining('rect', 1.9, .95, walnut, walnut),
    'dining_table_teak_four': dining('rect', 1.4, .85, teak, teak), 'dining_table_ebony_pedestal': dining('pedestal', 2.2, 1.0, ebony, ebony),
    'dining_table_oak_round': dining('round', 1.3, 1.3, oak, oak), 'dining_table_walnut_round': dining('round', 1.2, 1.2, walnut, walnut),
    'dining_table_trestle': dining('trestle', 2.0, .95, oak, black),
    'dining_chair_uphol_clay': chair('uphol', mat(fabric, CLAY), ebony), 'dining_chair_uphol_cream': chair('uphol', mat(fabric, CREAM), oak),
    'dining_chair_uphol_olive': chair('uphol', mat(fabric, OLIVE), walnut), 'dining_chair_wish_oak': chair('wish', mat(fabric, '#cbb489'), oak),
    'dining_chair_metal_black': chair('metal', oak, black),
    'stool_cream_brass': of(lambda: f.stool(fabric(CREAM, 'boucle'), brass()), 3.0, .44, 1.0, 26),
    'stool_tan_black': of(lambda: f.stool(fabric(TAN, 'leather'), black()), 3.0, .44, 1.0, 26),
    'office_chair_charcoal': of(lambda: f.office_chair(fabric(CHARCOAL), plain('#1e1d1c', .4)), 3.6, .52, 1.1, 28),
    'office_chair_tan': of(lambda: f.office_chair(fabric(TAN, 'leather'), metal('#c9c9c7', .2)), 3.6, .52, 1.1, 28),
    'nightstand_oak': of(lambda: f.nightstand(wood(OAK), black()), 2.2, .28, .85, 26), 'nightstand_walnut': of(lambda: f.nightstand(wood(WALNUT), brass()), 2.2, .28, .85, 26),
    'nightstand_white': of(lambda: f.nightstand(plain('#efece6', .45), brass()), 2.2, .28, .85, 26),
    'desk_oak_drawers': of(lambda: f.desk(1.5, wood(OAK), wood(OAK), black()), 4.2, .42, 1.2, 22),
    'desk_walnut_drawers': of(lambda: f.desk(1.6, wood(WALNUT), wood(WALNUT), brass()), 4.3, .42, 1.2, 22),
    'bookshelf_walnut': of(lambda: f.bookshelf(.9, 1.9, wood(WALNUT)), 5.8, .95, 1.2, 18), 'bookshelf_low_oak': of(lambda: f.bookshelf(1.4, 1.05, wood(OAK), rows=3), 4.4, .52, 1.1, 18),
    'media_oak_doors': of(lambda: f.media_unit(1.8, wood(OAK), None, black()), 4.4, .36, .95, 18),
    'sideboard_walnut_brass': sideboard, 'wardrobe_walnut': wardrobe,
    'floor_lamp_drum_brass': of(lambda: f.floor_lamp('drum', brass(), 10), 4.6, .78, 1.1, 10, bg='#d6cfc4'),
    'floor_lamp_globe_brass': of(lambda: f.floor_lamp('globe', brass(), 8), 4.6, .78, 1.1, 10, bg='#d6cfc4'),
    'table_lamp_dome_white': lamp(mat(plain, '#efe9dc', .3), OAK, 'dome'), 'table_lamp_gourd_sea': lamp(mat(plain, '#1f6b69', .18, coat=.6), WALNUT, 'gourd'),
    'pendant_dome_black': hanging('dome', mat(plain, '#1c1b1a', .4)), 'pendant_dome_brass': hanging('dome', brass),
    'pendant_globe_brass': hanging('globe', brass), 'chandelier_ring_brass': hanging('ring', brass, .6),
    'plant_ficus': of(lambda: f.plant('ficus', 1.6, pot=plain('#e9e5dc', .5)), 5.0, .8, 1.0, 0),
    'plant_olive': of(lambda: f.plant('olive', 1.6, pot=plain('#9a948a', .7)), 5.0, .8, 1.0, 0),
    'plant_snake': of(lambda: f.plant('snake', 1.0, pot=plain('#35342f', .6)), 3.8, .5, .9, 0),
    'rug_berber': rug('berber', ['#efe9de', '#4a4642', '#efe9de']), 'rug_moroccan': rug('moroccan', ['#e9dfcb', '#6b4a30', '#b5622f']),
    'rug_stripe_sea': rug('stripe', ['#f0e8d8', '#1f6f94', '#f0e8d8', '#d9b98a']),
    'mirror_round_brass': wall_piece(lambda: f.mirror(.8, .8, brass(), rnd=True), 1.0),
    'mirror_arch_black': wall_piece(lambda: f.mirror(.7, 1.5, plain('#1c1b1a', .4), arch=True), .95),
    'art_star': wall_piece(star_print, .95), 'art_dunes': wall_piece(dune_print, .95),
}

# The second camera: (degrees added to the first, factor of distance, height added), by the beginning of the name; the first that fits counts.
SIDE = [
    ('sofa_chaise', (-42, 1.0, .35)), ('sofa', (142, 1.0, .25)), ('armchair', (128, 1.0, .1)), ('majlis', (-46, 1.0, .2)), ('dining_chair', (126, 1.0, .1)), ('stool', (120, 1, .1)),
    ('office', (130, 1, 0)), ('pouf', (70, .8, .35)), ('bench', (-62, .95, .2)), ('bed', (-62, 1, .25)), ('coffee_table', (-64, .95, .35)), ('side_table', (40, .8, .45)),
    ('dining_table', (-62, 1, .3)), ('bookshelf', (-40, .95, .2)), ('nightstand', (-60, 1, .25)), ('desk', (150, 1, .2)), ('floor_lamp', (70, .62, .25)), ('table_lamp', (32, .85, .3)),
    ('pendant', (40, .8, -.35)), ('chandelier', (50, .9, -.55)), ('lantern', (40, .8, -.25)), ('plant', (110, .85, .3)), ('rug', (52, .72, -.6)), ('mirror_arch', (-44, 1.6, .0)), ('mirror', (-44, .95, .0)),
    ('art', (-46, 1.1, .05)), ('mashrabiya', (150, 1, .1)), ('vases', (130, .95, .25)), ('dallah', (120, .95, .2)), ('media', (-40, 1, .1)), ('sideboard', (40, 1, .1)), ('wardrobe', (-40, 1, .1)),
]


def side_of(name, look):
    dist, aim, z, az, *rest = look
    turn, k, up = next(v for key, v in SIDE if name.startswith(key))
    if name.startswith(('rug', 'floor_lamp')):
        aim = 0 if name.startswith('rug') else 1.25
    return (dist * k, aim, z + up, az + turn, *rest)
