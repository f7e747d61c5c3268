"""What reach.ts and classify.ts calculate, and a hand that draws: both sides have to stay the same."""
import numpy as np
from scipy.sparse import csgraph

FARTHEST = 4.0
DISTANCES, SAME = 10, 8
NOTHING = np.array([1] * SAME + [0, 1], np.float32)
KNOWN = 11
EVIDENCE = KNOWN + 2 * DISTANCES


def largest_step(room, seeds):
    best = np.ones(room.C, np.float32)
    for seed in seeds:
        order, before = csgraph.breadth_first_order(room.tree, seed, directed=False)
        value = np.ones(room.C, np.float32)
        value[seed] = 0
        for cell in order[1:]:
            parent = before[cell]
            value[cell] = max(value[parent], room.tree_costs[(min(parent, cell), max(parent, cell))])
        best = np.minimum(best, value)
    return best


def distances_from(room, seeds):
    seeds = np.unique(seeds)
    most = min(12, len(seeds))
    few = seeds[np.floor(np.arange(most) * (len(seeds) - 1) / max(1, most - 1)).astype(int)]
    way = csgraph.dijkstra(room.graph, indices=seeds, min_only=True, limit=FARTHEST)
    way = np.where(np.isfinite(way), way, FARTHEST).astype(np.float32)
    nearest = np.argsort(way, kind="stable")[:max(24, len(seeds))]
    f, own, spread = room.feat, room.feat[nearest].mean(0), room.feat[nearest].std(0)
    light = np.abs(f[:, 0] - own[0])
    hue = 4 * np.hypot(f[:, 1] - own[1], f[:, 2] - own[2])
    raw = 4 * np.hypot(f[:, 3] - own[3], f[:, 4] - own[4])
    color = np.stack([f[:, 0] * .5, f[:, 3] * 2, f[:, 4] * 2], 1)
    color = np.min(((color[:, None] - color[few][None]) ** 2).sum(-1), 1) ** .5
    apart = np.abs(f[:, 5:10] - own[5:10]).sum(1) / 2
    near = np.min(np.hypot(room.cx[:, None] - room.cx[few][None], room.cy[:, None] - room.cy[few][None]), 1)
    return np.stack([
        np.sqrt(way) / 2, np.minimum(1, 4 * largest_step(room, few)), np.minimum(1, light / (spread[0] + .02) / 3),
        np.minimum(1, raw / (4 * np.hypot(spread[3], spread[4]) + .03) / 3), hue, np.minimum(1, 4 * color), apart, np.sqrt(near),
        np.isin(room.reg, room.reg[seeds]), np.minimum(1, way)], 1).astype(np.float32)


def pool(room, distances):
    if not distances:
        return np.broadcast_to(NOTHING, (room.C, DISTANCES))
    pooled = np.min(distances, 0).copy()
    pooled[:, SAME] = np.max([d[:, SAME] for d in distances], 0)
    return pooled


def odds(share):
    return np.log((share + .02) / (1.02 - share)) / 4


def evidence(room, strokes):
    """strokes: (class, distances, seeds). Cells by classes by EVIDENCE."""
    rows = []
    for code in range(4):
        own = [d for c, d, _ in strokes if c == code]
        rivals = [d for c, d, _ in strokes if c != code]
        known = np.stack([
            odds(room.seen[:, code]), odds(room.area_seen[:, code]), room.fc == code, room.face[:, code], room.cy, room.level,
            np.minimum(1, 5 * room.around), room.rough, np.sqrt(room.area), np.full(room.C, bool(own)),
            np.full(room.C, min(1, len(strokes) / 6))], 1)
        rows.append(np.concatenate([known, pool(room, own), pool(room, rivals)], 1))
    return np.stack(rows, 1).astype(np.float32)


class Perceptron:
    def __init__(self, hidden, seed=0):
        g = np.random.default_rng(seed)
        inputs = EVIDENCE + 4
        self.parts = [g.normal(0, inputs ** -.5, (inputs, hidden)), np.zeros(hidden), g.normal(0, hidden ** -.5, hidden), np.zeros(4)]
        self.parts = [part.astype(np.float32) for part in self.parts]

    def forward(self, rows):
        classes = np.broadcast_to(np.eye(4, dtype=np.float32), (len(rows), 4, 4))
        x = np.concatenate([rows, classes], 2)
        inner = np.tanh(x @ self.parts[0] + self.parts[1])
        return inner @ self.parts[2] + self.parts[3], x, inner

    def train(self, rows, truth, weights, steps=4000, rate=4e-3, batch=4096, decay=1e-4):
        """Adam; softmax over the classes."""
        g = np.random.default_rng(1)
        first = [np.zeros_like(part) for part in self.parts]
        second = [np.zeros_like(part) for part in self.parts]
        for step in range(1, steps + 1):
            ix = g.integers(0, len(rows), batch)
            z, x, inner = self.forward(rows[ix].astype(np.float32))
            p = np.exp(z - z.max(1, keepdims=True))
            p /= p.sum(1, keepdims=True)
            p[np.arange(batch), truth[ix]] -= 1
            p *= (weights[ix] / weights[ix].sum())[:, None]
            back = p[..., None] * self.parts[2] * (1 - inner ** 2)
            slopes = [np.einsum("ncd,nch->dh", x, back, optimize=True), back.sum((0, 1)), np.einsum("nc,nch->h", p, inner), p.sum(0)]
            now = rate * .5 * (1 + np.cos(np.pi * step / steps))
            for k, slope in enumerate(slopes):
                slope = slope + decay * self.parts[k] * (k in (0, 2))
                first[k] = .9 * first[k] + .1 * slope
                second[k] = .999 * second[k] + .001 * slope * slope
                self.parts[k] -= now * (first[k] / (1 - .9 ** step)) / (np.sqrt(second[k] / (1 - .999 ** step)) + 1e-8)


def smoothed(room, z, rounds=8, own=.35):
    now = z
    for _ in range(rounds):
        now = (own * z + room.shares @ now) / (own + room.shares_sum)[:, None]
    return now


def predicted(room, net, strokes):
    if not strokes:
        return room.fc
    z = smoothed(room, net.forward(evidence(room, strokes))[0])
    for code, _, seeds in strokes:
        z[seeds, code] += 50
    classes = z.argmax(1)
    return np.where(np.isin(classes, [code for code, _, _ in strokes]), classes, room.fc)


def depth_of(room, piece):
    inside = np.zeros(room.C, bool)
    inside[piece] = True
    depth = np.zeros(room.C, int)
    layer = 0
    while inside.any():
        layer += 1
        depth[inside] = layer
        around = np.asarray(room.adj @ inside.astype(float)).ravel()
        inside = inside & (around >= room.degree - .1) & ~(room.rim & (layer == 1))
    return depth


def next_stroke(room, classes, g, is_line, is_best):
    """Through the middle of a piece that is wrong: the largest, or one of the larger. (class, seeds), or None."""
    wrong = (classes != room.tc) & (room.size > 0)
    pieces = []
    for code in range(4):
        cells = np.flatnonzero(wrong & (room.tc == code))
        if len(cells):
            count, number = csgraph.connected_components(room.adj[cells][:, cells], directed=False)
            pieces += [(room.size[cells[number == k]].sum(), code, cells[number == k]) for k in range(count)]
    if not pieces:
        return None
    pieces.sort(key=lambda one: -one[0])
    _, code, piece = pieces[0] if is_best else pieces[min(len(pieces) - 1, int(g.exponential(1.2)))]
    depth = depth_of(room, piece)[piece]
    deepest = piece[depth == depth.max()]
    start = deepest[len(deepest) // 2] if is_best else deepest[g.integers(len(deepest))]
    if not is_line:
        return code, np.array([start])
    cells = piece[depth >= max(1, np.ceil(.5 * depth.max()))]
    first = int(np.flatnonzero(cells == start)[0])
    order, before = csgraph.breadth_first_order(room.adj[cells][:, cells], first, directed=False)
    way = [order[np.hypot(room.cx[cells[order]] - room.cx[start], room.cy[cells[order]] - room.cy[start]).argmax()]]
    while way[-1] != first:
        way.append(before[way[-1]])
    return code, cells[way]
