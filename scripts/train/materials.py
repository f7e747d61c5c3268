"""Random materials: the color of a surface at places given in meters (u, v), as linear light."""
import numpy as np


def linear(rgb):
    return np.asarray(rgb, np.float32) ** 2.2


def noise(u, v, chance, octaves=3):
    """Value noise from 0 to 1."""
    total, weight, part = 0, 0, 1.0
    for _ in range(octaves):
        table = chance.random((64, 64), dtype=np.float32)
        x, y = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
        a, b = u - x, v - y
        a, b = a * a * (3 - 2 * a), b * b * (3 - 2 * b)
        x0, x1, y0, y1 = x & 63, (x + 1) & 63, y & 63, (y + 1) & 63
        total = total + part * ((table[y0, x0] * (1 - a) + table[y0, x1] * a) * (1 - b) + (table[y1, x0] * (1 - a) + table[y1, x1] * a) * b)
        weight, part, u, v = weight + part, part / 2, u * 2.03 + 11, v * 2.03 + 5
    return total / weight


def paint(chance):
    kind = chance.random()
    if kind < .4:                                                # the light walls that most rooms have
        base = chance.uniform(.72, .97)
        return linear(np.clip(base + chance.uniform(-.06, .03, 3) * [.3, .6, 1.2], .02, .99))
    if kind < .6:                                                # gray, beige and brown
        return linear(np.clip(chance.uniform(.2, .75) * (1 + chance.uniform(-.12, .12, 3)), .02, .98))
    if kind < .85:
        return linear(np.clip(chance.uniform(.1, .9, 3) * .8 + chance.uniform(0, .2), .02, .98))
    return linear(chance.uniform(.03, .25, 3))


WOODS = np.array([[.73, .55, .37], [.43, .29, .19], [.84, .72, .55], [.2, .14, .1], [.6, .42, .24], [.78, .62, .42], [.55, .5, .45], [.9, .85, .78]], np.float32)


def mixed(a, b, share):
    return a + (b - a) * share[..., None]


def plain(u, v, chance):
    color = paint(chance)
    return mixed(color * (1 - chance.uniform(0, .15)), color, noise(u * chance.uniform(.5, 6), v * chance.uniform(.5, 6), chance))


def planks(u, v, chance):
    wood = linear(np.clip(WOODS[chance.integers(len(WOODS))] * chance.uniform(.75, 1.15), .02, .98)) if chance.random() < .85 else paint(chance)
    wide, long, spread = chance.uniform(.07, .24), chance.uniform(.5, 2.2), chance.uniform(.02, .35)
    row = np.floor(v / wide).astype(np.int32)
    start = chance.random(256, dtype=np.float32)[row & 255]
    number = (np.floor(u / long + start).astype(np.int32) * 37 + row * 101) & 1023
    tone = 1 - spread * chance.random(1024, dtype=np.float32)[number]
    grain = noise(u * 3 + number, v * chance.uniform(25, 60), chance)
    gap = ((v / wide) % 1 < chance.uniform(.01, .06)) | ((u / long + start) % 1 < .006)
    return wood * (tone * (1 - chance.uniform(.05, .4) * grain) * np.where(gap, chance.uniform(.3, .9), 1))[..., None]


def tiles(u, v, chance):
    first = paint(chance)
    wide = chance.choice([.08, .1, .2, .3, .45, .6, .6, .8, 1.2])
    high = wide * chance.choice([1, 1, 1, .5, 2, .25])
    bond = chance.choice([0, 0, .5])
    row = np.floor(v / high).astype(np.int32)
    x = u / wide + bond * row
    number = (np.floor(x).astype(np.int32) * 37 + row * 101) & 1023
    color = first * (1 - chance.uniform(0, .25) * chance.random(1024, dtype=np.float32)[number])[..., None]
    if chance.random() < .2:
        color = np.where(((np.floor(x).astype(np.int32) + row) & 1)[..., None] == 1, color, paint(chance))
    if chance.random() < .5:
        veins = np.abs(noise(u * 2, v * 2, chance, 4) - .5) < chance.uniform(.005, .04)
        color = mixed(color, paint(chance), veins * chance.uniform(.2, .8))
    joint = chance.uniform(.002, .008)
    grout = ((x % 1) < joint / wide) | ((v / high % 1) < joint / high)
    return np.where(grout[..., None], paint(chance) if chance.random() < .4 else first * chance.uniform(.4, .9), color)


def brick(u, v, chance):
    color = linear(np.clip(np.array([.6, .35, .27]) * chance.uniform(.6, 1.5) * (1 + chance.uniform(-.15, .15, 3)), .02, .98)) if chance.random() < .6 else paint(chance)
    row = np.floor(v / .075).astype(np.int32)
    x = u / .23 + .5 * row
    number = (np.floor(x).astype(np.int32) * 37 + row * 101) & 1023
    color = color * (1 - .5 * chance.random(1024, dtype=np.float32)[number] * noise(u * 20, v * 20, chance))[..., None]
    return np.where((((x % 1) < .05) | ((v / .075 % 1) < .14))[..., None], paint(chance), color)


def pattern(u, v, chance):
    """Wallpaper: stripes, dots, waves or lozenges in two colors."""
    first, second = paint(chance), paint(chance)
    second = first + (second - first) * chance.uniform(.15, 1)
    size, kind = chance.uniform(.05, .6), chance.integers(5)
    x, y = u / size, v / size
    if kind == 0:
        on = (x % 1) < chance.uniform(.2, .6)
    elif kind == 1:
        on = ((x % 1) - .5) ** 2 + ((y % 1) - .5) ** 2 < chance.uniform(.02, .16)
    elif kind == 2:
        on = np.sin(6.283 * x) * np.sin(6.283 * y) > chance.uniform(-.2, .4)
    elif kind == 3:
        on = ((x + y) % 1 < .5) ^ ((x - y) % 1 < .5)
    else:
        on = noise(x * 2, y * 2, chance) > .5
    return np.where(on[..., None], second, first)


def cloudy(u, v, chance):
    """Concrete, lime wash, marble, carpet: one color that comes and goes."""
    first = paint(chance)
    second = first * chance.uniform(.4, 1) if chance.random() < .7 else first + (paint(chance) - first) * .4
    scale = chance.choice([.6, 1.5, 4, 40])
    return mixed(first, second, noise(u * scale, v * scale, chance, 4) ** chance.uniform(.5, 2))


CHOICES = {
    'wall': ([plain, cloudy, pattern, tiles, brick, planks], [.58, .12, .1, .06, .07, .07]),
    'floor': ([planks, tiles, cloudy, plain, pattern], [.42, .3, .13, .1, .05]),
    'ceiling': ([plain, planks, cloudy], [.9, .06, .04]),
}


def material(surface, u, v, chance):
    kinds, shares = CHOICES[surface]
    made = kinds[chance.choice(len(kinds), p=shares)]
    if surface == 'ceiling' and made is plain and chance.random() < .75:
        return np.broadcast_to(linear(np.clip(chance.uniform(.8, .98) + chance.uniform(-.03, .03, 3), 0, .99)), (*u.shape, 3))
    if chance.random() < .5:
        u, v = v, u
    return made(u, v, chance)
