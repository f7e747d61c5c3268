"""piece.py - the shop's pieces, one process for each:

    blender -b --factory-startup -P piece.py -- front NAME out.png [w h spp]     the picture beside its name in the finder
    blender -b --factory-startup -P piece.py -- side NAME out.png [w h spp]      from another side
    blender -b --factory-startup -P piece.py -- model NAME out.glb               the same mesh as glTF (see model.py)
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
what, name, path, *rest = sys.argv[sys.argv.index('--') + 1:]
import kit
import pieces
import products
import render

studio = products.studio


def look_from(look):
    dist, aim, z, az, bg = look
    studio(dist=dist, aim=aim, z=z, az=az, **({'bg': bg} if bg else {}))


if name in pieces.MAKERS:
    kit.reset(sum(map(ord, name)))
    look = pieces.MAKERS[name]()
else:
    kit.reset(sum(map(ord, name)))
    seen = []
    products.studio = lambda dist=4.2, z=1.05, az=-18, aim=.42, bg=None, **kw: seen.append((dist, aim, z, az, bg))
    products.ALL[name]()
    look = seen[0]

if what == 'model':
    import model
    model.write(name, path)
else:
    w, h, spp = (int(x) for x in (rest + ['1400', '933', '6'][len(rest):]))
    look_from(pieces.side_of(name, look) if what == 'side' else look)
    render.render(path, w, h, spp, key=.70, tint=(1.03, 1, .955), colour_spp=3, look='High Contrast', smaller=2)
