"""python3 fit.py DATA: fits the classifier of smart strokes; what it writes belongs in app/engines/room/marks/classify-weights.ts."""
import sys
import numpy as np
from model import Perceptron, distances_from, evidence, next_stroke, predicted
from rooms import load_all, overlaps

HIDDEN, ROUNDS, STROKES, SAMPLES = 24, 3, 6, 200


def hide(room, g):
    """Up to three places where the network says something else: photographs are harder than renders."""
    room.seen, room.area_seen, room.fc = room.seen.copy(), room.area_seen.copy(), room.fc.copy()
    for _ in range(g.integers(1, 4)):
        code, to = g.integers(0, 4), g.integers(0, 4)
        x, y = g.random(2)
        cells = (room.tc == code) & (np.hypot(room.cx - x, room.cy - y) < .15 + .45 * g.random())
        mix = .3 + .7 * g.random()
        for shares in (room.seen, room.area_seen):
            shares[cells] *= 1 - mix
            shares[cells, to] += mix
        room.fc[cells] = to


def collect(rooms, net, g, samples):
    """Hands draw where the classifier of the round before is wrong."""
    for room in rooms:
        before = room.seen, room.area_seen, room.fc
        if g.random() < .7:
            hide(room, g)
        strokes = []
        for count in range(STROKES + 1):
            cells = g.choice(np.flatnonzero(room.size > 0), SAMPLES)
            samples.append((evidence(room, strokes)[cells].astype(np.float16), room.tc[cells], room.size[cells] / room.size.mean()))
            classes = room.fc if net is None or g.random() < .15 else predicted(room, net, strokes)
            stroke = next_stroke(room, classes, g, g.random() < .5, False)
            if count == STROKES or stroke is None:
                break
            strokes.append((stroke[0], distances_from(room, stroke[1]), stroke[1]))
        room.seen, room.area_seen, room.fc = before


def report(rooms, net, is_line):
    g = np.random.default_rng(3)
    results = []
    for room in rooms:
        strokes, series = [], []
        for _ in range(5):
            classes = predicted(room, net, strokes)
            series.append(np.nanmean(overlaps(room, classes)))
            stroke = next_stroke(room, classes, g, is_line, True)
            if stroke:
                strokes.append((stroke[0], distances_from(room, stroke[1]), stroke[1]))
        results.append(series)
    print("strokes" if is_line else "taps", "mean", np.mean(results, 0).round(3), "median", np.median(results, 0).round(3), file=sys.stderr)


def numbers(values):
    return ", ".join(np.format_float_positional(value, precision=4, fractional=False, trim="-") for value in np.ravel(values))


if __name__ == "__main__":
    train, test = load_all(sys.argv[1], "train"), load_all(sys.argv[1], "test")
    net, samples = None, []
    for number in range(ROUNDS):
        collect(train, net, np.random.default_rng(100 + number), samples)
        rows, truth, weights = (np.concatenate(parts) for parts in zip(*samples))
        net = Perceptron(HIDDEN)
        net.train(rows, truth, weights)
    for is_line in (False, True):
        report(test, net, is_line)
    inner, inner_offsets, outer, offsets = net.parts
    print(f"export const HIDDEN = {HIDDEN};")
    for name, values in (("INNER", inner.T), ("INNER_OFFSETS", inner_offsets), ("OUTER", outer), ("OFFSETS", offsets)):
        print(f"export const {name}: readonly number[] = [{numbers(values)}];")
