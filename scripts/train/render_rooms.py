"""Training pictures: builds rooms and renders several views of each as layers that are put together anew while training.

    blender -b --factory-startup -P render_rooms.py -- SCENES OUT FIRST COUNT [VIEWS]

SCENES is the folder of the room generator (rooms.py, kit.py, furniture.py). Rooms FIRST to FIRST + COUNT - 1 are made; each view is one .npz:
the light that falls on matt surfaces, their color, everything else, place, normal, object number, and each object's surface.
"""
import os
import random
import sys
import time

arguments = sys.argv[sys.argv.index('--') + 1:]
SCENES, OUT, FIRST, COUNT = os.path.abspath(arguments[0]), os.path.abspath(arguments[1]), int(arguments[2]), int(arguments[3])
VIEWS = int(arguments[4]) if len(arguments) > 4 else 5
sys.path[:0] = [SCENES, os.path.dirname(os.path.abspath(__file__))]

import numpy as np
import rooms

import layers
import variety

os.makedirs(OUT, exist_ok=True)
INDOORS = ['living_room', 'majlis', 'bedroom', 'kitchen', 'dining_room', 'home_office', 'bathroom']

for number in range(FIRST, FIRST + COUNT):
    chance = random.Random(number)
    # Every seventh room is the same kind of room, so that any stretch of numbers has all kinds.
    room = INDOORS[number % 7]
    style = list(rooms.STYLES)[chance.randrange(len(rooms.STYLES))]
    began = time.time()
    try:
        rooms.build(room, style, chance.randrange(2), seed=5000 + number)
        variety.add_things(chance)
        surfaces = layers.number_objects()
        built = time.time() - began
        for view in range(VIEWS):
            path = os.path.join(OUT, f'{number:04d}-{view}-{room}-{style}.npz')
            if os.path.exists(path):
                continue
            mood = variety.light_up(chance)
            size = variety.place_camera(chance, view)
            if size is None:
                continue
            found = layers.render(*size, samples=chance.choice([8, 10, 14]), seed=number * 10 + view)
            np.savez(path, surfaces=surfaces, mood=mood, **found)
        print(f'ROOM {number} {room} {style} built {built:.1f} s, in all {time.time() - began:.1f} s', flush=True)
    except Exception as problem:  # one odd room must not end a long night of rendering
        print(f'FAILED {number} {room} {style}: {problem!r}', flush=True)
