"""Turns shipped weights back into a network that `train.py --resume` goes on with.

    python3 begin.py DATA WEIGHTS.bin NETWORK.pt

The weights carry their normalization worked in. It is measured anew on pictures made from DATA: what comes out is the same, and training begins where it ended.
"""
import glob
import json
import struct
import sys

import numpy as np
import torch

import compose
import model

PICTURES, SIZE = 24, (256, 176)


def numbers_of(path):
    with open(path, 'rb') as file:
        data = file.read()
    begin = len(b'DIWAN-NET-1\n')
    length = struct.unpack_from('<I', data, begin)[0]
    json.loads(data[begin + 4:begin + 4 + length])
    return torch.from_numpy(np.frombuffer(data, '<f2', offset=begin + 4 + length).astype(np.float32))


class Reader:
    """Gives each part its numbers in the order in which export.py writes them."""

    def __init__(self, numbers):
        self.numbers, self.at = numbers, 0

    def take(self, shape):
        count = int(np.prod(shape))
        self.at += count
        return self.numbers[self.at - count:self.at].reshape(shape)

    def fill(self, part):
        if isinstance(part, model.Step):
            part.conv.weight.data = self.take(part.conv.weight.shape)
            part.norm.bias.data = self.take(part.norm.bias.shape)
        elif isinstance(part, model.Context):
            self.fill(part.line)
        elif isinstance(part, (torch.nn.Linear, torch.nn.Conv2d)):
            part.weight.data = self.take(part.weight.shape)
            part.bias.data = self.take(part.bias.shape)
        else:
            for child in part.steps if isinstance(part, model.Block) else part.children():
                self.fill(child)


def measure(step, inputs):
    """The normalization that changes nothing: what it takes away, it gives back."""
    with torch.no_grad():
        out = step.conv(inputs[0])
        mean, var = out.mean((0, 2, 3)), out.var((0, 2, 3))
        step.norm.running_mean.copy_(mean)
        step.norm.running_var.copy_(var)
        step.norm.weight.copy_(torch.sqrt(var + step.norm.eps))
        step.norm.bias.add_(mean)


def main():
    views = [compose.load(path) for path in sorted(glob.glob(f'{sys.argv[1]}/*.npz'))[:400:17]]
    chance = np.random.default_rng(1)
    pictures = np.stack([compose.input_of(compose.sample(views[i % len(views)], SIZE, chance)[0]) for i in range(PICTURES)])
    network, reader = model.Network(), Reader(numbers_of(sys.argv[2]))
    n = network
    for part in (n.first, n.down2, n.down4, n.down8, n.down16, n.up8, n.at8, n.up4, n.at4, n.up2, n.at2, n.up1, n.at1, n.last):
        reader.fill(part)
    assert reader.at == len(reader.numbers), 'These weights belong to another network.'
    network.eval()
    hooks = [part.register_forward_pre_hook(measure) for part in network.modules() if isinstance(part, model.Step)]
    with torch.no_grad():
        network(torch.from_numpy(pictures))
    for hook in hooks:
        hook.remove()
    torch.save({'ema': network.state_dict()}, sys.argv[3])


main()
