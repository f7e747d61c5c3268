"""render.py - Cycles set-up, two half renders, own denoiser, auto exposure, Filmic, PNG out."""
import ctypes
import os
import time

import addon_utils
import bpy
import numpy as np

from kit import lin

TMP = os.environ.get('RENDER_TMP', '/tmp/render-work/tmp')
SO = os.environ.get('DENOISE_SO', '/tmp/render-work/denoise.so')
PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'TransDir', 'TransInd', 'TransCol', 'Emit', 'Env',
          'Normal', 'Depth']
SURFACE = ['DiffCol', 'GlossCol', 'TransCol', 'Emit', 'Env', 'Normal', 'Depth']
F = ctypes.POINTER(ctypes.c_float)


def world(sky_strength=.55, color='#dfe8f4', camera='#eef2f6', cam_strength=1.4, nishita=None):
    """Soft sky for lighting; camera rays see a plain bright sky (or a Nishita sky outdoors)."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    t.nodes.clear()
    out = t.nodes.new('ShaderNodeOutputWorld')
    a, b = t.nodes.new('ShaderNodeBackground'), t.nodes.new('ShaderNodeBackground')
    a.inputs[0].default_value, a.inputs[1].default_value = lin(color), sky_strength
    b.inputs[0].default_value, b.inputs[1].default_value = lin(camera), cam_strength
    w['sky'] = bool(nishita)
    if nishita:
        for bg, st in ((a, nishita.get('light', .12)), (b, nishita.get('view', .1))):
            sk = t.nodes.new('ShaderNodeTexSky')
            sk.sky_type = 'NISHITA'
            sk.sun_disc = False
            sk.sun_elevation, sk.sun_rotation = nishita.get('elev', .5), nishita.get('rot', 1.2)
            sk.dust_density, sk.ozone_density = nishita.get('dust', 1.2), nishita.get('ozone', 2.0)
            t.links.new(sk.outputs[0], bg.inputs[0])
            bg.inputs[1].default_value = st
    mx, lp = t.nodes.new('ShaderNodeMixShader'), t.nodes.new('ShaderNodeLightPath')
    t.links.new(lp.outputs['Is Camera Ray'], mx.inputs[0])
    t.links.new(a.outputs[0], mx.inputs[1])
    t.links.new(b.outputs[0], mx.inputs[2])
    t.links.new(mx.outputs[0], out.inputs[0])


def _setup(w, h, spp):
    addon_utils.enable('cycles')
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 3, 2, 6, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 20.0
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_fast_gi = True
    c.fast_gi_method = 'REPLACE'
    c.ao_bounces_render = 2
    s.world.light_settings.ao_factor, s.world.light_settings.distance = .5, 3.0
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.render.use_persistent_data = True
    s.render.threads_mode = 'AUTO'
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = 'Medium High Contrast'
    s.render.image_settings.file_format = 'PNG'
    v = s.view_layers[0]
    for a in ('diffuse', 'glossy', 'transmission'):
        for k in ('direct', 'indirect', 'color'):
            setattr(v, f'use_pass_{a}_{k}', True)
    v.use_pass_emit = v.use_pass_environment = v.use_pass_z = True
    v.use_pass_normal = True
    return s


def _passes(s, names):
    """What the next renders write, each into a file of its own."""
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = TMP
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for p in names:
        fo.file_slots.new(p.replace(' ', '_') + '_')
        t.links.new(rl.outputs[p], fo.inputs[-1])
    co = t.nodes.new('CompositorNodeComposite')
    t.links.new(rl.outputs['Image'], co.inputs[0])


def _read(w, h, names=PASSES):
    d = {}
    for p in names:
        f = os.path.join(TMP, p.replace(' ', '_') + '_0001.exr')
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = 'Non-Color'
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        d[p] = np.nan_to_num(a.reshape(h, w, 4)[..., :3].copy(), posinf=0, neginf=0)
        bpy.data.images.remove(im)
        os.unlink(f)
    return d


def _feats(C):
    n = C['Normal']
    n /= np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-6)
    z = np.ascontiguousarray(np.minimum(C['Depth'][..., 0], 100))
    return np.ascontiguousarray(n), z, np.ascontiguousarray(C['DiffCol'] + .5 * C['GlossCol'] + C['TransCol'] + np.minimum(C['Emit'], 1))


def _enlarge(x, small, large, k):
    """Light of a k times smaller render for each pixel of the large one, from those of its four neighbors that lie on the same surface."""
    n, z, _ = small
    N, Z, _ = large
    H, W = Z.shape
    h, w = z.shape
    yy, xx = (np.arange(H) + .5) / k - .5, (np.arange(W) + .5) / k - .5
    y0, x0 = np.floor(yy).astype(int), np.floor(xx).astype(int)
    fy, fx = (yy - y0).astype(np.float32), (xx - x0).astype(np.float32)
    out, total = np.zeros((H, W, 3), np.float32), np.zeros((H, W), np.float32)
    for dy in (0, 1):
        for dx in (0, 1):
            at = np.ix_(np.clip(y0 + dy, 0, h - 1), np.clip(x0 + dx, 0, w - 1))
            g = (fy if dy else 1 - fy)[:, None] * (fx if dx else 1 - fx)[None, :] + .01
            g *= np.exp(-np.abs(z[at] - Z) / (.012 * Z + .002)) * np.clip((n[at] * N).sum(2), .02, 1) ** 4 + 1e-5
            out += x[at] * g[..., None]
            total += g
    return out / total[..., None]


def _ptr(a):
    return a.ctypes.data_as(F)


def _denoise(A, B, feats, levels, sl, sn=24., sa=20.):
    """A, B: two independent estimates of the same light."""
    lib = ctypes.CDLL(SO)
    h, w = A.shape[:2]
    n, z, al = feats
    A, B = np.ascontiguousarray(A), np.ascontiguousarray(B)
    for X in (A, B):
        lib.despike(w, h, _ptr(X), _ptr(n), ctypes.c_float(3.0))
    c = np.ascontiguousarray((A + B) / 2)
    L = np.array([.2126, .7152, .0722], np.float32)
    v = ((A - B) @ L) ** 2 / 4
    p = np.pad(v, 3, mode='edge')                       # the 2-sample variance is itself noisy: average 7x7
    cs = np.pad(p.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    v = np.ascontiguousarray(((cs[7:, 7:] - cs[:-7, 7:] - cs[7:, :-7] + cs[:-7, :-7]) / 49).clip(0), np.float32)
    lib.atrous(w, h, _ptr(c), _ptr(v), _ptr(n), _ptr(z), _ptr(al), levels, *(ctypes.c_float(x) for x in (sl, sn, 1.0, sa)))
    return c


def _colour_mode(s, on):
    """Cheap camera-ray-only settings: anti-aliased colour, emission, normal and depth without any lighting."""
    s.cycles.max_bounces = 0 if on else 6
    for o in s.objects:
        if o.type == 'LIGHT':
            o.hide_render = on
    s.world.cycles.sampling_method = 'NONE' if on or not s.world.get('sky') else 'AUTOMATIC'


def render(path, w=1200, h=800, spp=8, key=.2, tint=(1, 1, 1), look=None, colour_spp=6, smaller=1):
    """spp: light samples (split over two seeds); colour_spp: samples of the cheap colour pass; smaller: light is rendered so many times smaller."""
    os.makedirs(TMP, exist_ok=True)
    lw, lh = -(-w // smaller), -(-h // smaller)
    s = _setup(lw, lh, max(1, spp // 2))
    if look:
        s.view_settings.look = look
    t0 = time.time()
    halves = []
    _colour_mode(s, False)
    _passes(s, PASSES)
    for seed in (0, 1):
        s.cycles.seed = seed * 7919 + 3
        bpy.ops.render.render()
        halves.append(_read(lw, lh))
    A, B = halves
    _colour_mode(s, True)
    s.cycles.samples = colour_spp
    s.render.resolution_x, s.render.resolution_y = w, h
    _passes(s, SURFACE)
    bpy.ops.render.render()
    C = _read(w, h, SURFACE)
    if smaller == 1:
        for k in SURFACE[:-1]:                           # pool with the light renders
            C[k] = (C[k] * colour_spp + (A[k] + B[k]) / 2 * spp) / (colour_spp + spp)
    t1 = time.time()
    large = feats = _feats(C)
    if smaller > 1:
        feats = _feats({k: (A[k] + B[k]) / 2 for k in SURFACE})
    light = lambda d, k: d[k + 'Dir'] + d[k + 'Ind']
    out = C['Emit'] + C['Env']
    for k, levels, sl, sn, sa in (('Diff', 6, 6.0, 9., 1.5), ('Gloss', 4, 4.0, 16., 12.), ('Trans', 3, 3.0, 24., 60.)):
        col = C[k + 'Col']
        if col.max() > 1e-4 and (k != 'Trans' or (col.max(axis=2) > .02).mean() > 1e-5):
            clean = _denoise(light(A, k), light(B, k), feats, levels, sl, sn, sa)
            out += col * (clean if smaller == 1 else _enlarge(clean, feats, large, smaller))
    lum = out @ np.array([.2126, .7152, .0722], np.float32)
    out *= key / float(np.exp(np.log(np.clip(lum, 1e-3, 4)).mean()))
    hot = np.clip(out[::4, ::4] - 1.2, 0, 6)             # gentle bloom around windows and lamps, at quarter size
    if hot.max() > 0:
        q, k = hot, max(2, w // 190)
        for _ in range(3):
            for ax in (0, 1):
                cs = np.cumsum(np.pad(q, [(k + 1, k) if i == ax else (0, 0) for i in range(3)], mode='edge'), ax)
                q = (np.take(cs, range(2 * k + 1, cs.shape[ax]), ax) - np.take(cs, range(0, cs.shape[ax] - 2 * k - 1), ax)) / (2 * k + 1)
        out += q.repeat(4, 0).repeat(4, 1)[:h, :w] * .05
    out *= np.array(tint, np.float32)
    im = bpy.data.images.new('out', w, h, float_buffer=True)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = out
    im.pixels.foreach_set(px.ravel())
    s.use_nodes = False
    im.save_render(path, scene=s)
    print(f'RENDERED {path} render={t1 - t0:.1f}s post={time.time() - t1:.1f}s spp={spp}+{colour_spp}', flush=True)
