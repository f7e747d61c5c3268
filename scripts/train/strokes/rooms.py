"""Rooms as superpixels: what cells.ts wrote."""
import glob, json, os, struct
import numpy as np
from scipy import sparse
from scipy.sparse import csgraph


class Room:
    pass


def load(path):
    data = open(path, "rb").read()
    length = struct.unpack("<I", data[:4])[0]
    head = json.loads(data[4:4 + length])
    at = 4 + length

    def take(kind, count):
        nonlocal at
        values = np.frombuffer(data, kind, count, at)
        at += values.nbytes
        return values

    room = Room()
    room.name = os.path.basename(path)[:-4]
    width, height, count = head["width"], head["height"], head["count"]
    room.C = count
    ids, found, truth, regions = (take("<u2", width * height).astype(int) for _ in range(4))
    pairs = take("<i4", 2 * head["pairs"]).reshape(-1, 2)
    room.feat = take("u1", count * head["features"]).reshape(count, -1).astype(np.float32) / 255
    costs = take("u1", head["pairs"]).astype(np.float32) / 255
    found = np.minimum(found, 3)
    room.ids, room.found, room.truth = ids, found, truth
    room.size = np.bincount(ids, minlength=count).astype(np.float32)
    size = np.maximum(room.size, 1)
    rows, columns = np.divmod(np.arange(width * height), width)
    room.cx = np.bincount(ids, (columns + .5) / width, count) / size
    room.cy = np.bincount(ids, (rows + .5) / height, count) / size
    most = lambda values, classes: np.stack([np.bincount(ids, values == k, count) for k in range(classes)], 1).argmax(1)
    room.fc, room.tc = most(found, 4), most(truth, 4)
    votes = sparse.coo_matrix((np.ones(len(ids)), (ids, regions)), shape=(count, regions.max() + 1)).tocsr()
    room.reg = np.asarray(votes.argmax(1)).ravel()
    f = room.feat
    room.face = np.concatenate([np.zeros((count, 1), np.float32), f[:, 10:13]], 1)
    room.level = (2 * f[:, 13] - 1) * 1.5
    room.rough = f[:, 14]
    room.seen = np.stack([f[:, 5] + f[:, 9], f[:, 7], f[:, 8], f[:, 6]], 1)
    i, j = pairs.T
    both = lambda values: sparse.csr_matrix((np.r_[values, values], (np.r_[i, j], np.r_[j, i])), shape=(count, count))
    room.graph = both(costs + .01)
    room.adj = both(np.ones(len(i)))
    room.degree = np.asarray(room.adj.sum(1)).ravel()
    room.around = np.asarray(both(costs + 1e-6).sum(1)).ravel() / np.maximum(room.degree, 1)
    room.shares = both(np.exp(-costs * 12) / 4)
    room.shares_sum = np.asarray(room.shares.sum(1)).ravel()
    tree = csgraph.minimum_spanning_tree(room.graph)
    room.tree = tree + tree.T
    coo = tree.tocoo()
    room.tree_costs = {(min(a, b), max(a, b)): cost for a, b, cost in zip(coo.row, coo.col, coo.data)}
    areas = room.reg.max() + 1
    sums = np.bincount(room.reg, room.size, areas)
    room.area_seen = np.stack([np.bincount(room.reg, room.seen[:, k] * room.size, areas) / np.maximum(sums, 1) for k in range(4)], 1)[room.reg]
    room.area = (sums / len(ids))[room.reg]
    image = ids.reshape(height, width)
    room.rim = np.zeros(count, bool)
    room.rim[np.r_[image[0], image[-1], image[:, 0], image[:, -1]]] = True
    return room


def load_all(folder, prefix):
    return [load(path) for path in sorted(glob.glob(f"{folder}/{prefix}*.bin"))]


def overlaps(room, cells):
    """Intersection over union of wall, floor and ceiling; nan where the room does not show one."""
    labels = np.where(cells[room.ids] == room.fc[room.ids], room.found, cells[room.ids])
    result = []
    for k in (3, 1, 2):
        a, t = labels == k, room.truth == k
        result.append(np.nan if t.sum() < .01 * len(labels) else (a & t).sum() / (a | t).sum())
    return result
