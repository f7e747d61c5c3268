"""One render of the scene as layers (numpy arrays), with the noise of its light smoothed along each surface."""
import os
import tempfile

import addon_utils
import bpy
import numpy as np
from mathutils import Vector

SURFACES = {'object': 0, 'wall': 1, 'floor': 2, 'ceiling': 3, 'window': 4}
PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol', 'Emit', 'Env', 'Normal', 'Position', 'IndexOB']
FOLDER = tempfile.mkdtemp(prefix='layers-', dir='/dev/shm' if os.path.isdir('/dev/shm') else None)
PAINTED = ('plaster', 'tiles', 'marble', 'concrete', 'brick')


def surface_of(thing):
    """The generator's word, but a coat of plaster or tiles from floor to ceiling is a wall too."""
    said = thing.get('surface', 'object')
    material = thing.data.materials[0].name if thing.data.materials and thing.data.materials[0] else ''
    if said == 'object' and material.startswith(PAINTED):
        corners = np.array([thing.matrix_world @ Vector(c) for c in thing.bound_box])
        width, depth, height = corners.max(0) - corners.min(0)
        thin, wide = sorted((width, depth))
        if (thin < .06 and wide > 1.2 and height > 2.4) or (material.startswith('plaster') and wide > 3 and .3 < height < 1.2):
            return 'wall'
    return said


def number_objects():
    """Gives every object its number; returns the surface of each number (0 is what lies outdoors)."""
    surfaces = [SURFACES['window']]
    for thing in bpy.context.scene.objects:
        if hasattr(thing.data, 'materials'):
            thing.pass_index = len(surfaces)
            surfaces.append(SURFACES[surface_of(thing)])
    return np.array(surfaces, np.uint8)


def prepare(width, height, samples, seed):
    addon_utils.enable('cycles')
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, seed
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 2, 2, 4, 8
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 3.0, 20.0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, 'REPLACE', 2
    scene.world.light_settings.ao_factor, scene.world.light_settings.distance = .5, 3.0
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    layer = scene.view_layers[0]
    for kind in ('diffuse', 'glossy', 'transmission'):
        for part in ('direct', 'indirect', 'color'):
            setattr(layer, f'use_pass_{kind}_{part}', True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_position = layer.use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, target = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = FOLDER
    target.format.file_format, target.format.color_depth, target.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    target.file_slots.clear()
    for name in PASSES:
        target.file_slots.new(name + '_')
        tree.links.new(source.outputs[name], target.inputs[-1])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def read(width, height):
    found = {}
    for name in PASSES:
        path = os.path.join(FOLDER, f'{name}_0001.exr')
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        found[name] = np.nan_to_num(pixels.reshape(height, width, 4)[::-1, :, :3], posinf=0, neginf=0)
        bpy.data.images.remove(image)
        os.unlink(path)
    return found


def smoothed(light, place, normal, rounds=4):
    """Edge-avoiding a-trous blur: light is averaged over pixels of the same plane that are not much brighter or darker."""
    shares = [1 / 4, 1 / 2, 1 / 4]
    for level in range(rounds):
        step, brightness = 2 ** level, np.log(light.mean(2) + 1e-3)
        total, weights = np.zeros_like(light), np.zeros(brightness.shape, np.float32)
        pad = lambda a: np.pad(a, ((step, step), (step, step)) + ((0, 0),) * (a.ndim - 2), mode='edge')
        padded = [pad(a) for a in (light, place, normal, brightness)]
        height, width = brightness.shape
        for j in range(3):
            for i in range(3):
                l, p, n, b = (a[j * step:j * step + height, i * step:i * step + width] for a in padded)
                off_plane = np.abs(((p - place) * normal).sum(2))
                alike = np.exp(-off_plane * 40) * np.clip((n * normal).sum(2), 0, 1) ** 8 * np.exp(-np.abs(b - brightness) / (1.6 / (level + 1)))
                weight = shares[j] * shares[i] * alike
                total += l * weight[..., None]
                weights += weight
        light = total / np.maximum(weights, 1e-6)[..., None]
    return light


def render(width, height, samples, seed):
    prepare(width, height, samples, seed)
    bpy.ops.render.render()
    found = read(width, height)
    number = np.rint(found['IndexOB'][..., 0]).astype(np.uint16)
    normal = found['Normal'] / np.maximum(np.linalg.norm(found['Normal'], axis=2, keepdims=True), 1e-6)
    light = smoothed(np.minimum(found['DiffDir'] + found['DiffInd'], 60), found['Position'], normal)
    other = (found['GlossCol'] * np.minimum(found['GlossDir'] + found['GlossInd'], 30) + found['TransCol'] * np.minimum(found['TransDir'] + found['TransInd'], 30)
             + np.minimum(found['Emit'] + found['Env'], 60))
    return {'light': light.astype(np.float16), 'color': np.rint(np.sqrt(found['DiffCol'].clip(0, 1)) * 255).astype(np.uint8), 'other': other.astype(np.float16),
            'place': found['Position'].astype(np.float16), 'normal': np.rint(normal * 127).astype(np.int8), 'number': number}
