"""Intersection over union of each surface on pictures with exact masks (PICTURES/name.webp, MASKS/name.png).

    python3 evaluate.py NETWORK.pt PICTURES MASKS [SHEET.png]
"""
import os
import sys

import numpy as np
import torch
from PIL import Image

import compose
import model

COLORS = {(255, 0, 0): 1, (0, 255, 0): 2, (0, 0, 255): 3, (255, 255, 0): 4}
AREA = 256 * 176


def size_for(width, height):
    side = lambda a, b: int(min(512, max(64, int((AREA * a / b) ** .5 / 16 + .5) * 16)))
    return side(width, height), side(height, width)


def labels_of(path, size):
    pixels = np.asarray(Image.open(path).convert('RGB').resize(size, Image.NEAREST)).astype(int)
    labels = np.zeros(pixels.shape[:2], np.uint8)
    for color, label in COLORS.items():
        labels[(pixels == color).all(2)] = label
    return labels


def predict(network, image):
    pixels = np.asarray(image.resize(size_for(*image.size), Image.BOX), np.float32) / 255
    with torch.no_grad():
        return torch.softmax(network(torch.from_numpy(compose.input_of(pixels))[None]), 1)


def main():
    network = model.Network()
    network.load_state_dict(torch.load(sys.argv[1])['ema'])
    network.eval()
    found = {surface: [] for surface in model.SURFACES}
    tiles, spilled = [], []
    for name in sorted(os.listdir(sys.argv[3])):
        name = name[:-4]
        image = Image.open(f'{sys.argv[2]}/{name}.webp').convert('RGB')
        image.thumbnail((768, 768), Image.BOX)
        truth = labels_of(f'{sys.argv[3]}/{name}.png', image.size)
        shares = torch.nn.functional.interpolate(predict(network, image), size=truth.shape, mode='bilinear', align_corners=False)[0]
        guess = shares.argmax(0).numpy()
        for label, surface in enumerate(model.SURFACES):
            if (truth == label).mean() > .01:
                found[surface].append(((guess == label) & (truth == label)).sum() / ((guess == label) | (truth == label)).sum())
        spilled.append((np.isin(guess, (1, 2, 3)) & np.isin(truth, (0, 4))).mean())
        if len(sys.argv) > 4:
            palette = np.array([[0, 0, 0], [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0]], np.uint8)
            for picture in (image, Image.blend(image, Image.fromarray(palette[guess]), .6)):
                tiles.append(picture.resize((240, 160)))
    for surface, values in found.items():
        print(f'{surface}: mean {np.mean(values):.3f}, median {np.median(values):.3f} ({len(values)})')
    print(f'painted though it should be left: {np.mean(spilled):.3f}')
    if tiles:
        sheet = Image.new('RGB', (240 * 8, 160 * ((len(tiles) + 7) // 8)))
        for place, tile in enumerate(tiles):
            sheet.paste(tile, (place % 8 * 240, place // 8 * 160))
        sheet.save(sys.argv[4])


if __name__ == '__main__':
    main()
