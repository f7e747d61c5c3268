"""Trains the network on rendered layers.

    python3 train.py DATA NETWORK.pt [--minutes 20] [--rate 3e-3] [--size 192x128] [--threads 1] [--close .4] [--whole 1] [--without STYLE] [--resume]
"""
import argparse
import glob
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

import compose
import model

# The engine looks at a picture twice: as a whole, and so much larger.
CLOSE = 1.5
SHAPES = {'wide': (1, 1), 'square': (.82, 1.22), 'tall': (2 / 3, 1.5)}


def is_whole(path):
    """Every third view is near the generator's own camera (variety.place_camera)."""
    return int(os.path.basename(path).split('-')[1]) % 3 == 0


class Rooms(torch.utils.data.IterableDataset):
    """Endless batches; looks for new renders now and then."""

    def __init__(self, folder, size, batch, close, whole, without):
        self.folder, self.size, self.batch, self.close, self.whole, self.without = folder, size, batch, close, whole, without

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        torch.set_num_threads(1)
        chance = np.random.default_rng([int(time.time()), worker.id if worker else 0])
        views, made = {}, 0
        while True:
            if made % 200 == 0:
                for path in glob.glob(f'{self.folder}/*.npz'):
                    if path not in views and not (self.without and f'-{self.without}.' in path) and time.time() - os.path.getmtime(path) > 5:
                        views[path] = compose.load(path)
                names = list(views)
                shares = np.array([compose.worth(views[name]) * (self.whole if is_whole(name) else 1) for name in names])
                shares /= shares.sum()
            made += 1
            across, down = SHAPES[chance.choice(list(SHAPES), p=[.7, .15, .15])]
            zoom = CLOSE if chance.random() < self.close else 1
            size = round(self.size[0] * across * zoom / 16) * 16, round(self.size[1] * down * zoom / 16) * 16
            pairs = [compose.sample(views[names[chance.choice(len(names), p=shares)]], size, chance) for _ in range(max(2, round(self.batch / zoom ** 2)))]
            yield np.stack([compose.input_of(p) for p, _ in pairs]), np.stack([labels for _, labels in pairs]).astype(np.int64), len(names)


def loss_of(logits, labels):
    known = labels != compose.UNKNOWN
    target = labels.clamp(max=4)
    one_hot = F.one_hot(target, 5).permute(0, 3, 1, 2).float()
    # Pixels next to another surface count more.
    edge = (F.max_pool2d(one_hot, 3, 1, 1) - one_hot).amax(1)
    weight = known * (1 + edge) * torch.tensor([.9, 1, 1.2, 1.3, 1.3])[target]
    cross = (F.cross_entropy(logits, target, reduction='none', label_smoothing=.02) * weight).sum() / weight.sum()
    share = F.softmax(logits, 1) * known[:, None]
    one_hot = one_hot * known[:, None]
    both, sizes = (share * one_hot).sum((0, 2, 3)), (share + one_hot).sum((0, 2, 3))
    return cross + .5 * (1 - (2 * both + 100) / (sizes + 100)).mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('data')
    parser.add_argument('network')
    parser.add_argument('--minutes', type=float, default=20)
    parser.add_argument('--rate', type=float, default=3e-3)
    parser.add_argument('--size', default='192x128')
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--batch', type=int, default=8)
    parser.add_argument('--close', type=float, default=.4, help='share of pictures that are larger')
    parser.add_argument('--whole', type=float, default=1, help='so much more often views that show a whole room')
    parser.add_argument('--without')
    parser.add_argument('--resume', action='store_true')
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    network, steady = model.Network(), model.Network()
    if given.resume:
        network.load_state_dict(torch.load(given.network)['ema'])
    steady.load_state_dict(network.state_dict())
    trained = torch.optim.AdamW(network.parameters(), given.rate, weight_decay=.01, betas=(.9, .99))
    rooms = Rooms(given.data, tuple(int(n) for n in given.size.split('x')), given.batch, given.close, given.whole, given.without)
    loader = iter(torch.utils.data.DataLoader(rooms, batch_size=None, num_workers=1, prefetch_factor=4))
    began, told, step, mean = time.time(), 0, 0, None
    while (passed := (time.time() - began) / 60 / given.minutes) < 1:
        images, labels, count = next(loader)
        # The rate rises for a moment, then falls to nothing over the given time.
        rate = given.rate * min(1, (step + 1) / 60) * .5 * (1 + np.cos(np.pi * passed)) + 1e-6
        for group in trained.param_groups:
            group['lr'] = rate
        network.train()
        loss = loss_of(network(torch.as_tensor(images)), torch.as_tensor(labels))
        trained.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        trained.step()
        step += 1
        decay = min(.997, step / (step + 10))
        with torch.no_grad():
            for kept, new in zip(steady.state_dict().values(), network.state_dict().values()):
                kept.mul_(decay).add_(new, alpha=1 - decay) if kept.is_floating_point() else kept.copy_(new)
        mean = loss.item() if mean is None else .97 * mean + .03 * loss.item()
        if time.time() - told > 20:
            told = time.time()
            print(f'{passed * given.minutes:5.1f} min, step {step}, {count} views, loss {mean:.3f}', flush=True)
            torch.save({'ema': steady.state_dict()}, given.network + '.new')
            os.replace(given.network + '.new', given.network)
    torch.save({'ema': steady.state_dict()}, given.network)


main()
