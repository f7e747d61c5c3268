"""regional.py - rooms of Saudi regions with floor plans of their own.

Frame as in rooms.py: x from -W/2 to W/2, y from 0 (open front) to D (back wall), z up.
"""
import math

from PIL import Image, ImageDraw

import furniture as f
import patterns as P
import render
from kit import *
from rooms import SADU, camera, fill, sun, wall, window

EARTH, GYPSUM, TAMARISK = '#c79f70', '#efe6d6', '#5e4028'


def on_wall(x0, x1, z0, z1, mat, y=-.006):
    """A thin picture on a wall, in the wall's frame."""
    mesh('painted', [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat, False, [(0, 0), (1, 0), (1, 1), (0, 1)])


def triangles(x0, x1, z0, z1, n, mat, t=.22):
    """What stays solid of an opening that becomes a row of n triangular openings, apex up."""
    s = (x1 - x0) / n
    tops = [x0, *(x0 + s * (i + .5) for i in range(n)), x1]
    feet = [(x0, x0 + .04), *((x0 + s * i - .04, x0 + s * i + .04) for i in range(1, n)), (x1 - .04, x1)]
    for i, (a, b) in enumerate(feet):
        face = [(a, z0), (b, z0), (tops[i + 1], z1), (tops[i], z1)] if 0 < i < n else [(a, z0), (b, z0), (tops[1], z1), (x0, z1)] if i == 0 else [(a, z0), (b, z0), (x1, z1), (tops[n], z1)]
        vs = [(x, 0, z) for x, z in face] + [(x, t, z) for x, z in face]
        mesh('between', vs, [(0, 1, 2, 3), (7, 6, 5, 4), *((k, k + 4, (k + 1) % 4 + 4, (k + 1) % 4) for k in range(4))], mat, False)


def frieze(w, h, ground, ink, cell):
    """Carved gypsum: a row of stepped triangles with a circle above each, between two lines."""
    im = Image.new('RGB', (w, h), P.rgb(ground))
    d = ImageDraw.Draw(im)
    for y in (0, h - h // 14):
        d.rectangle((0, y, w, y + h // 14), fill=P.rgb(ink))
    steps = 5
    for x in range(0, w, cell):
        for k in range(steps):
            half = cell * .46 * (1 - k / steps)
            y = h * (.90 - .13 * k)
            d.rectangle((x + cell / 2 - half, y - h * .13, x + cell / 2 + half, y), fill=P.rgb(ink))
        for cx in (x, x + cell):
            d.ellipse((cx - cell * .13, h * .16, cx + cell * .13, h * .16 + cell * .26), fill=P.rgb(ink))
    return P.arr(im)


def painted_door(w, h, pal, bands=7):
    """Planks with bands of circles, lozenges and triangles, as on the doors of Najd."""
    wd, red, pale, ochre, dark = pal
    im = Image.new('RGB', (w, h), P.rgb(wd))
    d = ImageDraw.Draw(im)
    for k in range(1, 5):
        d.line((w * k / 5, 0, w * k / 5, h), fill=P.rgb(mixhex(wd, '#000000', .45)), width=max(2, w // 160))
    bh = h / bands
    for b in range(bands):
        y = b * bh
        d.rectangle((0, y, w, y + bh * .10), fill=P.rgb(dark))
        d.rectangle((0, y + bh * .10, w, y + bh * .15), fill=P.rgb(ochre))
        cy, r = y + bh * .58, bh * .30
        n = 5
        for i in range(n):
            cx = w * (i + .5) / n
            r = min(r, w / n * .42)
            if b % 3 == 0:
                for q, c in ((1, pale), (.78, red), (.46, pale), (.22, dark)):
                    d.ellipse((cx - r * q, cy - r * q, cx + r * q, cy + r * q), fill=P.rgb(c))
            elif b % 3 == 1:
                for q, c in ((1, red), (.66, pale), (.34, red)):
                    d.polygon([(cx - r * q, cy), (cx, cy - r * q), (cx + r * q, cy), (cx, cy + r * q)], fill=P.rgb(c))
            else:
                for q, c in ((1, ochre), (.55, dark)):
                    d.polygon([(cx - r * q, cy + r * q), (cx, cy - r * q), (cx + r * q, cy + r * q)], fill=P.rgb(c))
    return P.arr(im)


def beamed_ceiling(W, D, H, col=TAMARISK, step=.42):
    """Round trunks under a mat of palm."""
    with surface('ceiling'):
        box((0, (D - 3) / 2, H), (W + .4, D + 3, .1), plaster('#a98558', .16, .5, 6), 0)
        trunk = wood(col, .75, 1.2)
        for i in range(int((D + 3) / step)):
            y = D - .2 - i * step
            tube([(-W / 2 - .1, y, H - .07), (0, y + .012 * (-1) ** i, H - .075), (W / 2 + .1, y, H - .07)], .062 + .006 * (i % 3), trunk, res=5)


def najdi_majlis(variant):
    W, D, H = 5.4, 4.8, 3.3
    mud, juss = plaster(EARTH, .13, .6), plaster(GYPSUM, .05, .3)
    view = P.outside(2)
    with surface('floor'):
        box((0, (D - 3) / 2, -.02), (W, D + 3, .02), plaster('#b08a60', .1, .3), 0)
    band = (.5, W - .5, 2.52, 2.9)
    with at(-W / 2, D, 0):
        wall(W, H, mud, [band])
        triangles(*band, 11, mud)
        window(*band, None, view=view, energy=60)
        art = image_mat(frieze(2400, 170, GYPSUM, '#b98f62', 120), .85, 'paper', 0)
        on_wall(0, W, 2.12, 2.40, art)
        box((W / 2, -.012, 2.40), (W, .05, .035), juss, .008)
        box((W / 2, -.012, 2.085), (W, .05, .035), juss, .008)
        x = W - 1.15                                                     # the door, a step in front of the wall
        box((x, -.03, 0), (1.22, .06, 2.02), wood(TAMARISK, .6, 1.2)('z'), .01)
        on_wall(x - .5, x + .5, .06, 1.94, image_mat(painted_door(700, 1320, ['#7b4f2c', '#8c2a1f', '#ead9b5', '#d09a3c', '#231b16']), .7, 'paper', 0), -.064)
        tube([(x - .42, -.10, .98), (x - .42, -.10, 1.10)], .014, metal('#2a2522', .5))
    lit = [(3.6, 4.6, .95, 2.15)]
    for side, ops in ((-1, lit), (1, [])):
        with at(side * W / 2, -3 if side < 0 else D, 0, rz=-90 * side):
            wall(D + 3, H, mud, ops)
            on_wall(0, D + 3, 2.12, 2.40, image_mat(frieze(3400, 170, GYPSUM, '#b98f62', 120), .85, 'paper', 0))
            for z in (2.085, 2.40):
                box(((D + 3) / 2, -.012, z), (D + 3, .05, .035), juss, .008)
            for o in ops:
                window(*o, None, view=view, energy=75)
                with at(o[0], .06, o[2]):
                    f.panel_lattice(o[1] - o[0], o[3] - o[2], .22, wood(TAMARISK, .6), t=.035, lw=.02)
    beamed_ceiling(W, D, H)
    # seating on three sides, low, of sadu
    seat = fabric('#7c1f1c', 'linen')
    back = fabric('#a9622c', 'linen')
    cushions = [seat, image_mat(P.motif('sadu', SADU, 2)), fabric('#ead9b5', 'linen'), image_mat(P.motif('sadu', SADU, 5))]
    with at(-.97, D - .42, 0):                                           # up to the door
        f.majlis_run(W - 2.06, seat, back, None, cushions, h=.2)
    with at(-W / 2 + .42, 1.9, 0, rz=90):
        f.majlis_run(4.2, seat, back, None, cushions, h=.2)
    with at(W / 2 - .42, .55, 0, rz=-90):
        f.majlis_run(2.1, seat, back, None, cushions, h=.2)
    hearth(W, juss)
    with at(-.35, 1.75, 0, rz=90):
        f.rug_obj(3.4, 2.7, image_mat(P.rug('sadu', 1400, 1100, SADU, 7), .95, 'rug'), fringe=plain('#eadfc8', .9))
    with at(-.35, 1.75, .014):
        f.coffee_table('oct', wood(TAMARISK, .5), wood(TAMARISK, .5))
        with at(0, 0, .445):
            f.tray_set(metal('#c29a52', .2, False), plain('#f4f0e6', .2), .5)
    with at(-.35, 1.9, H):
        f.pendant('lantern', metal('#b0823f', .28), .7, 22)
    fill(W, H, energy=105, col=(1, .95, .87))
    sun(36, -62, 3.8)
    if variant % 2 == 0:
        camera(-W / 2 + 1.0, -1.55, 1.35, .9, D, 24, -.03)
    else:
        camera(-.25, -2.3, 1.35, 0, D, 27, -.03)


def hearth(W, juss):
    """The coffee hearth of the right wall: gypsum shelves in steps with pots, a bed of coals in front."""
    brass = metal('#b98f4e', .22, False)
    with at(W / 2, 2.75, 0, rz=-90):
        box((0, -.16, 0), (1.5, .32, .34), juss, .012)
        for k, z in enumerate((.62, .98, 1.34)):
            w = 1.5 - .26 * k
            box((0, -.11, z), (w, .22, .05), juss, .01)
            for x in (-w / 2 + .04, w / 2 - .04):
                box((x, -.10, z - .31), (.08, .20, .31), juss, .008)
            n = 4 - k
            for i in range(n):
                with at((i - (n - 1) / 2) * .30, -.12, z + .05, rz=100):
                    f.dallah(brass, 1.0 - .12 * k)
        with at(0, -.16, .34):
            for i in range(5):
                with at(-.5 + .25 * i, 0, 0):
                    f.vase('bowl' if i % 2 else 'bulb', plain(('#8a5a3a', '#d8c7a4', '#4a4038')[i % 3], .5), .11 + .02 * (i % 2))
        box((0, -.62, 0), (1.0, .46, .10), juss, .015)
        box((0, -.62, .10), (.72, .26, .004), plain('#2a2320', .9), 0)
        for k in range(16):
            sphere((-.3 + .04 * k, -.62 + .07 * math.sin(k * 2.3), .115), .028, glow('#ff7a3a', 1.2) if k % 4 == 0 else plain('#39302b', .95))
        with at(.16, -.62, .125, rz=70):
            f.dallah(brass, 1.15)


ROOMS = {'najdi_majlis': najdi_majlis}


def build(room, variant=0):
    reset(sum(map(ord, room)) + 17 * variant)
    render.world(.2)
    ROOMS[room](variant)
