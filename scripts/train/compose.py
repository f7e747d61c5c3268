"""Puts a photograph together from the layers of a view: other paints, floors and furniture colors, other light, another camera; with its labels."""
import io

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from materials import material, paint

KEEP, WALL, FLOOR, CEILING, WINDOW, UNKNOWN = 0, 1, 2, 3, 4, 255


def calmed(light):
    """Without single pixels that are far brighter than those around them, as rendering with few samples leaves them."""
    height, width, _ = light.shape
    bright = np.pad(light.max(2), 1, mode='edge')
    around = np.sort(np.stack([bright[j:j + height, i:i + width] for j in range(3) for i in range(3) if (j, i) != (1, 1)]), 0)
    return light * np.minimum(1, 1.3 * around[6] / np.maximum(light.max(2), 1e-4))[..., None]


def load(path):
    with np.load(path) as data:
        view = {name: data[name] for name in ('light', 'color', 'other', 'place', 'normal', 'number', 'surfaces')}
    for name in ('light', 'other'):
        view[name] = calmed(view[name].astype(np.float32)).astype(np.float16)
    return view


def worth(view):
    """How often a view is shown: seldom when nearly all of it is one surface."""
    shares = np.bincount(view['surfaces'][view['number']].ravel(), minlength=5) / view['number'].size
    return .15 if shares.max() > .82 else 1


def recolored(view, labels, chance):
    """The colors of matt surfaces, with new materials for some of them."""
    color = (view['color'].astype(np.float32) / 255) ** 2
    place, normal = view['place'].astype(np.float32), view['normal']
    number = view['number']
    if chance.random() < .75:                                    # furniture
        count = len(view['surfaces'])
        change = (chance.random(count) < chance.uniform(0, .5)) * chance.uniform(.3, 1, count)
        tones = np.stack([paint(chance) for _ in range(min(count, 24))])[chance.integers(0, min(count, 24), count)]
        if chance.random() < .15:                                # as pale or dark as the wall behind it
            tones[:] = color[labels == WALL].mean(0) if (labels == WALL).any() else tones
        share = (change[number] * (labels == KEEP))[..., None].astype(np.float32)
        shade = color.mean(2, keepdims=True)
        color = color * (1 - share) + share * tones[number] * np.clip(.5 + shade, .5, 1.3)
    side = np.abs(normal).argmax(2)
    for surface, label, chances in (('wall', WALL, .7), ('floor', FLOOR, .65), ('ceiling', CEILING, .5)):
        mask = labels == label
        if not mask.any() or chance.random() > chances:
            continue
        parts = [mask]
        if surface == 'wall' and chance.random() < .3:           # one wall is another color, or its lower part
            if chance.random() < .65:
                face = (side * 2 + (np.take_along_axis(normal, side[..., None], 2)[..., 0] > 0)) == chance.choice([0, 1, 2, 3])
            else:
                face = place[..., 2] < chance.uniform(.7, 1.4)
            parts = [mask & face, mask & ~face]
        for part in parts:
            if not part.any() or (len(parts) > 1 and chance.random() < .3):
                continue
            p, s = place[part], side[part]
            u = np.where(s == 0, p[:, 1], p[:, 0]) + chance.uniform(0, 20)
            v = np.where(s == 2, p[:, 1], p[:, 2]) + chance.uniform(0, 20)
            color[part] = material(surface, u, v, chance)
    return color


def lit(view, color, labels, chance):
    """Linear light: the layers, with other reflections and here and there a shadow, a patch of light or a colored lamp."""
    light, other = view['light'].astype(np.float32), view['other'].astype(np.float32)
    height, width = labels.shape
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    if chance.random() < .5:
        light = light * np.exp(chance.uniform(-.7, .7) * x + chance.uniform(-.7, .7) * y)[..., None]
    for _ in range(chance.integers(0, 4) if chance.random() < .4 else 0):
        a, b, angle = chance.uniform(.08, .8), chance.uniform(.08, .8), chance.uniform(0, 3.14)
        dx, dy = x - chance.uniform(-1, 1), y - chance.uniform(-1, 1)
        p, q = dx * np.cos(angle) + dy * np.sin(angle), dy * np.cos(angle) - dx * np.sin(angle)
        far = np.sqrt((p / a) ** 2 + (q / b) ** 2) if chance.random() < .5 else np.maximum(np.abs(p / a), np.abs(q / b))
        inside = 1 / (1 + np.exp(np.clip((far - 1) * chance.uniform(3, 40), -30, 30)))
        light = light * (1 + inside * (chance.uniform(-.75, -.2) if chance.random() < .5 else chance.uniform(.3, 3)))[..., None]
    picture = color * light + other * (chance.uniform(.2, 1.6) if chance.random() < .5 else 1)
    return picture * np.exp(chance.normal(0, .12, 3)).astype(np.float32)


def developed(picture, chance):
    """From linear light to a photograph: exposure and a camera's tones."""
    brightness = picture.mean(2)
    key = chance.choice([chance.uniform(.25, .5), chance.uniform(.06, .3), chance.uniform(.4, .9)], p=[.6, .25, .15])
    picture = picture * (key / np.exp(np.log(np.clip(brightness, 1e-3, 4)).mean()))
    kind = chance.integers(4)
    if kind == 0:
        picture = 1 - np.exp(-chance.uniform(1, 1.6) * picture)
    elif kind == 1:
        picture = picture * (1 + picture / 9) / (1 + picture)
    elif kind == 2:                                              # film-like: deep shadows, soft lights
        a = picture * 1.3
        picture = np.clip(a * (2.51 * a + .03) / (a * (2.43 * a + .59) + .14), 0, 1)
    picture = np.clip(picture, 0, 1) ** (1 / chance.uniform(1.9, 2.5))
    if chance.random() < .4:
        picture = np.clip(.5 + (picture - .5) * chance.uniform(.75, 1.4), 0, 1)
    if chance.random() < .3:                                     # less or more colorful
        gray = picture.mean(2, keepdims=True)
        picture = np.clip(gray + (picture - gray) * chance.uniform(0, 1.6), 0, 1)
    return picture


def framed(picture, labels, size, chance):
    """Another crop, angle and size; half of all are mirrored. What lies outside is unknown."""
    width, height = size
    zoom, turn = chance.choice([chance.uniform(.6, .88), chance.uniform(.88, 1.03)], p=[.15, .85]), np.radians(chance.normal(0, 3)) if chance.random() < .5 else 0
    source_height, source_width = labels.shape
    shape = (source_width / source_height) / (width / height)    # the source is wider than the target
    fit_x, fit_y = (1 / shape, 1) if shape > 1 else (1, shape)
    stretch = np.exp(chance.normal(0, .06))
    a, b = fit_x * zoom * stretch, fit_y * zoom / stretch
    room_x, room_y = max(0, 1 - a), max(0, 1 - b)
    mirror = -1 if chance.random() < .5 else 1
    matrix = np.array([[a * np.cos(turn) * mirror, -a * np.sin(turn) * height / width, chance.uniform(-room_x, room_x)],
                       [b * np.sin(turn) * mirror * width / height, b * np.cos(turn), chance.uniform(-room_y, room_y)]], np.float32)
    grid = F.affine_grid(torch.from_numpy(matrix)[None], (1, 3, height, width), align_corners=False)
    image = F.grid_sample(torch.from_numpy(np.ascontiguousarray(picture.transpose(2, 0, 1)))[None], grid, padding_mode='reflection', align_corners=False)[0]
    marks = F.grid_sample(torch.from_numpy(labels.astype(np.float32) + 1)[None, None], grid, mode='nearest', padding_mode='zeros', align_corners=False)[0, 0]
    return image.numpy().transpose(1, 2, 0), np.where(marks.numpy() < .5, UNKNOWN, marks.numpy() - 1).astype(np.uint8)


def spoiled(picture, labels, chance):
    """Posters and passers-by (kept as they are), then blur, noise and what JPEG leaves."""
    height, width, _ = picture.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    for _ in range(chance.integers(1, 4) if chance.random() < .3 else 0):
        a, b = chance.uniform(.02, .16) * width, chance.uniform(.02, .16) * width
        dx, dy = np.abs(x - chance.uniform(0, width)) / a, np.abs(y - chance.uniform(0, height)) / b
        inside = np.maximum(dx, dy) < 1 if chance.random() < .6 else dx * dx + dy * dy < 1
        size = chance.uniform(3, 30)
        look = material('wall' if chance.random() < .6 else 'floor', x / size / 3, y / size / 3, chance) ** (1 / 2.2)
        picture, labels = np.where(inside[..., None], look, picture), np.where(inside, KEEP, labels)
    if chance.random() < .3:
        image = Image.fromarray(np.rint(picture.clip(0, 1) * 255).astype(np.uint8))
        share = chance.uniform(.45, .9)
        picture = np.asarray(image.resize((int(width * share), int(height * share)), Image.BILINEAR).resize((width, height), Image.BICUBIC), np.float32) / 255
    elif chance.random() < .3:                                   # sharpened
        p = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode='edge')
        soft = (p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 4
        picture = picture + chance.uniform(.1, .8) * (picture - soft)
    if chance.random() < .5:
        grain = chance.normal(0, chance.uniform(.003, .05), (height, width, 1 if chance.random() < .5 else 3))
        picture = picture + grain.astype(np.float32)
    if chance.random() < .4:
        data = io.BytesIO()
        Image.fromarray(np.rint(picture.clip(0, 1) * 255).astype(np.uint8)).save(data, 'JPEG', quality=int(chance.integers(25, 90)))
        picture = np.asarray(Image.open(data), np.float32) / 255
    return picture.clip(0, 1).astype(np.float32), labels


def input_of(picture):
    """As app/engines/room/network/input.ts: brightness and contrast made alike, then two channels of place."""
    height, width, _ = picture.shape
    normal = (picture - picture.mean()) / (picture.std() + .03)
    x, y = (2 * np.arange(width) + 1) / width - 1, (2 * np.arange(height) + 1) / height - 1
    place = np.stack([np.broadcast_to(x, (height, width)), np.broadcast_to(y[:, None], (height, width))])
    return np.concatenate([normal.transpose(2, 0, 1), place]).astype(np.float32)


def sample(view, size, chance):
    labels = view['surfaces'][view['number']]
    picture = developed(lit(view, recolored(view, labels, chance), labels, chance), chance)
    for _ in range(4):
        crop, marks = framed(picture, labels, size, chance)
        if np.bincount(marks.ravel(), minlength=256).max() < .8 * marks.size:
            break
    return spoiled(crop, marks, chance)
