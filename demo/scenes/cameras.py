"""cameras.py - other views of a room that rooms.py has built: from a corner at the open front, or closer through a longer lens.

A view replaces the camera of the room. Metres; lens in millimetres of a 36 mm sensor.
"""
import bpy

from rooms import camera

VIEWS = ('front', 'left', 'right', 'near_left', 'near_right')
HIGH = 2.3          # above furniture, below the ceiling of every room


def _walls():
    """Distance to the left, right and back wall from the middle of the open front, measured above the furniture."""
    s, deps = bpy.context.scene, bpy.context.evaluated_depsgraph_get()

    def to(x, y, start):
        hit, at, *_ = s.ray_cast(deps, start, (x, y, 0))
        return at if hit else None
    left, right, back = to(-1, 0, (0, .4, HIGH)), to(1, 0, (0, .4, HIGH)), to(0, 1, (.05, .4, HIGH))
    return (left.x if left else -2.5), (right.x if right else 2.5), (back.y if back else 4.5)


def take(view):
    """view: one of VIEWS. 'left' stands in the left front corner and looks to the right; 'near_left' is the same, closer."""
    if view not in VIEWS:
        raise ValueError(f'no view {view!r}; views are {", ".join(VIEWS)}')
    if view == 'front':
        return
    old = bpy.context.scene.camera
    left, right, depth = _walls()
    side = 1 if view.endswith('right') else -1
    wall, other = (right, left) if side > 0 else (left, right)
    if view.startswith('near'):
        camera(wall * .45, -.35, 1.2, other * .38, depth * .8, 38, -.07)
    else:
        camera(wall - side * .5, -.1 if depth < 4.6 else .15, 1.3, other * .42, depth, 22, -.06)
    bpy.data.objects.remove(old)

