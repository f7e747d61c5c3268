"""The network: inverted residuals that halve the picture four times, and a way back up with skips. About 385,000 numbers."""
import torch
import torch.nn.functional as F
from torch import nn

from point import point

SURFACES = ['object', 'wall', 'floor', 'ceiling', 'window']


class Step(nn.Module):
    """A convolution, its normalization and perhaps a ReLU: one step of the exported program."""

    def __init__(self, kind, inputs, channels, stride=1, dilation=1, relu=False):
        super().__init__()
        self.kind, self.stride, self.dilation, self.relu = kind, stride, dilation, relu
        size = 1 if kind == 'point' else 3
        self.conv = nn.Conv2d(inputs, channels, size, stride, dilation if size == 3 else 0, dilation, inputs if kind == 'depth' else 1, bias=False)
        self.norm = nn.BatchNorm2d(channels, momentum=.03)

    def forward(self, x):
        x = self.norm(point(x, self.conv.weight) if self.kind == 'point' else self.conv(x))
        return F.relu(x) if self.relu else x

    def folded(self):
        """Weights and bias with the normalization worked in."""
        scale = self.norm.weight / torch.sqrt(self.norm.running_var + self.norm.eps)
        return self.conv.weight * scale[:, None, None, None], self.norm.bias - self.norm.running_mean * scale


class Block(nn.Module):
    def __init__(self, inputs, channels, wide, stride=1, dilation=1):
        super().__init__()
        self.steps = nn.Sequential(Step('point', inputs, wide, relu=True), Step('depth', wide, wide, stride, dilation, relu=True), Step('point', wide, channels))
        self.adds = stride == 1 and inputs == channels

    def forward(self, x):
        return x + self.steps(x) if self.adds else self.steps(x)


class Context(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.line = nn.Linear(channels, channels)
        nn.init.zeros_(self.line.weight)

    def forward(self, x):
        return x + self.line(x.mean((2, 3)))[:, :, None, None]


class Up(nn.Module):
    """Fewer channels, twice the size, plus what was there on the way down."""

    def __init__(self, inputs, skip, channels):
        super().__init__()
        self.deep = Step('point', inputs, channels)
        self.skip = Step('point', skip, channels)

    def forward(self, deep, skip):
        return F.interpolate(self.deep(deep), scale_factor=2, mode='bilinear', align_corners=False) + self.skip(skip)


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = Step('conv', 5, 8, relu=True)
        self.down2 = nn.Sequential(Step('conv', 8, 16, stride=2, relu=True), Block(16, 16, 32))
        self.down4 = nn.Sequential(Block(16, 24, 48, 2), Block(24, 24, 96))
        self.down8 = nn.Sequential(Block(24, 48, 96, 2), Block(48, 48, 192), Block(48, 48, 192))
        self.down16 = nn.Sequential(Block(48, 96, 192, 2), Block(96, 96, 288), Block(96, 96, 288, dilation=2), Context(96), Block(96, 96, 288), Block(96, 96, 288, dilation=2), Context(96))
        self.up8, self.at8 = Up(96, 48, 48), nn.Sequential(Block(48, 48, 96), Block(48, 48, 96, dilation=2))
        self.up4, self.at4 = Up(48, 24, 32), nn.Sequential(Block(32, 32, 64), Block(32, 32, 64, dilation=2))
        self.up2, self.at2 = Up(32, 16, 16), Block(16, 16, 32)
        self.up1, self.at1 = Up(16, 8, 8), Step('depth', 8, 8, relu=True)
        self.last = nn.Conv2d(8, 5, 1)

    def forward(self, x):
        full = self.first(x)
        half = self.down2(full)
        quarter = self.down4(half)
        eighth = self.down8(quarter)
        at8 = self.at8(self.up8(self.down16(eighth), eighth))
        at4 = self.at4(self.up4(at8, quarter))
        at2 = self.at2(self.up2(at4, half))
        return self.last(self.at1(self.up1(at2, full)))
