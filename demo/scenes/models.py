"""models.py - a GLB of each piece, one after the other in one process; those that are there already are left alone:

    blender -b --factory-startup -P models.py -- FOLDER [NAME...]
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import kit
import model
import pieces
import products

# The picture shows it larger than it is, or a smaller one of the same pattern.
REAL = {'dallah_set': 1 / 2.2, 'rug_persian': 1.2}

folder, *names = sys.argv[sys.argv.index('--') + 1:]
os.makedirs(folder, exist_ok=True)
products.studio = lambda **_: None
for name in names or [*products.ALL, *pieces.MAKERS]:
    path = os.path.join(folder, f'{name}.glb')
    if os.path.exists(path):
        continue
    kit.reset(sum(map(ord, name)))
    (pieces.MAKERS.get(name) or products.ALL[name])()
    part = os.path.join(folder, f'.{name}.glb')
    model.write(name, part, REAL.get(name, 1))
    os.rename(part, path)
