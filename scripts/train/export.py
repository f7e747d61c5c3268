"""Writes a trained network as the program and half floats that app/engines/room/network reads, and what torch makes of them.

    python3 export.py NETWORK.pt WEIGHTS.bin EXPECTED.json
"""
import json
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

import compose
import model


class Writer:
    """Follows the network as its forward pass goes, and writes down each step."""

    def __init__(self):
        self.steps, self.numbers = [], []

    def step(self, kind, sources, channels, weights=None, bias=None, **more):
        self.steps.append({'do': kind, 'from': sources, 'channels': channels, **{k: v for k, v in more.items() if v is True or v > 1}})
        if weights is not None:
            self.numbers += [weights.detach().numpy().ravel(), bias.detach().numpy().ravel()]
        return len(self.steps)

    def any(self, part, x):
        if isinstance(part, model.Step):
            weights, bias = part.folded()
            return self.step(part.kind, [x], len(bias), weights, bias, stride=part.stride, dilation=part.dilation, relu=part.relu)
        if isinstance(part, torch.nn.Sequential):
            for child in part:
                x = self.any(child, x)
            return x
        if isinstance(part, model.Block):
            y = self.any(part.steps, x)
            return self.step('add', [x, y], self.steps[y - 1]['channels']) if part.adds else y
        if isinstance(part, model.Context):
            return self.step('context', [x], part.line.out_features, part.line.weight, part.line.bias)
        return self.step('point', [x], part.out_channels, part.weight, part.bias)

    def up(self, part, deep, skip):
        small = self.any(part.deep, deep)
        channels = self.steps[small - 1]['channels']
        large = self.step('up', [small], channels)
        return self.step('add', [large, self.any(part.skip, skip)], channels)


def write(network, path):
    network.eval()
    w = Writer()
    full = w.any(network.first, 0)
    half = w.any(network.down2, full)
    quarter = w.any(network.down4, half)
    eighth = w.any(network.down8, quarter)
    at8 = w.any(network.at8, w.up(network.up8, w.any(network.down16, eighth), eighth))
    at4 = w.any(network.at4, w.up(network.up4, at8, quarter))
    at2 = w.any(network.at2, w.up(network.up2, at4, half))
    w.any(network.last, w.any(network.at1, w.up(network.up1, at2, full)))
    header = json.dumps({'input': 5, 'steps': w.steps}, separators=(',', ':')).encode()
    with open(path, 'wb') as file:
        file.write(b'DIWAN-NET-1\n' + struct.pack('<I', len(header)) + header + np.concatenate(w.numbers).astype('<f2').tobytes())
    return w


def follow(steps, numbers, x):
    """The program as torch runs it, with the numbers as they are written."""
    results, channels = [x], [x.shape[1]]
    take = lambda *shape: torch.from_numpy(np.concatenate([numbers.pop(0)]).astype('<f2').astype(np.float32).reshape(shape))
    for step in steps:
        x, out, inputs = results[step['from'][0]], step['channels'], channels[step['from'][0]]
        options = {'stride': step.get('stride', 1), 'dilation': step.get('dilation', 1), 'padding': step.get('dilation', 1)}
        if step['do'] == 'conv':
            x = F.conv2d(x, take(out, inputs, 3, 3), take(out), **options)
        elif step['do'] == 'depth':
            x = F.conv2d(x, take(out, 1, 3, 3), take(out), groups=out, **options)
        elif step['do'] == 'point':
            x = F.conv2d(x, take(out, inputs, 1, 1), take(out))
        elif step['do'] == 'context':
            x = x + F.linear(x.mean((2, 3)), take(out, inputs), take(out))[:, :, None, None]
        elif step['do'] == 'up':
            x = F.interpolate(x, scale_factor=2, mode='bilinear', align_corners=False)
        else:
            x = x + results[step['from'][1]]
        results.append(F.relu(x) if step.get('relu') else x)
        channels.append(out)
    return results[-1]


def expected(writer):
    """Probabilities at a few places of a picture that is easily made again."""
    y, x, c = np.mgrid[0:176, 0:256, 0:3]
    picture = ((x * (2 + c) // 3 + y * y // 90 + c * 40 + (x // 40 + y // 30) % 2 * 90) % 256 / 255).astype(np.float32)
    with torch.no_grad():
        shares = torch.softmax(follow(writer.steps, writer.numbers, torch.from_numpy(compose.input_of(picture))[None]), 1)[0]
    places = [[x, y] for y in (3, 60, 120, 170) for x in (2, 77, 130, 250)]
    return [{'x': x, 'y': y, **{name: round(float(value), 5) for name, value in zip(model.SURFACES, shares[:, y, x])}} for x, y in places]


if __name__ == '__main__':
    network = model.Network()
    network.load_state_dict(torch.load(sys.argv[1], map_location='cpu')['ema'])
    writer = write(network, sys.argv[2])
    with open(sys.argv[3], 'w') as file:
        file.write('[\n' + ',\n'.join('  ' + json.dumps(place).replace('{', '{ ').replace('}', ' }') for place in expected(writer)) + '\n]\n')
