"""A convolution of one pixel with the products of point.c (POINT_SO), or torch's own where there is none."""
import ctypes
import os

import torch
import torch.nn.functional as F

LIBRARY = ctypes.CDLL(os.environ['POINT_SO']) if os.environ.get('POINT_SO') else None


def _at(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


class _Point(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, weight):
        x = x.contiguous()
        ctx.save_for_backward(x, weight)
        outputs, inputs = weight.shape[:2]
        y = torch.empty(x.shape[0], outputs, *x.shape[2:])
        LIBRARY.product(x.shape[0], inputs, outputs, x.shape[2] * x.shape[3], _at(x), _at(weight), inputs, 1, _at(y))
        return y

    @staticmethod
    def backward(ctx, dy):
        x, weight = ctx.saved_tensors
        dy = dy.contiguous()
        outputs, inputs = weight.shape[:2]
        dx, dw = torch.empty_like(x), torch.zeros_like(weight)
        pixels = x.shape[2] * x.shape[3]
        LIBRARY.product(x.shape[0], outputs, inputs, pixels, _at(dy), _at(weight), 1, inputs, _at(dx))
        LIBRARY.weights(x.shape[0], inputs, outputs, pixels, _at(x), _at(dy), _at(dw))
        return dx, dw


def point(x, weight):
    return _Point.apply(x, weight) if LIBRARY and x.shape[2] * x.shape[3] % 8 == 0 else F.conv2d(x, weight)
