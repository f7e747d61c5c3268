#!/bin/bash
# pieces.sh OUT NAME...: renders the side of each piece that has none in OUT yet, one after the other; a stopped run goes on where it was.
cd "$(dirname "$0")" || exit 1
OUT=$1; shift
mkdir -p "$OUT"
export DENOISE_SO=${DENOISE_SO:-$OUT/denoise.so} RENDER_TMP=${RENDER_TMP:-$OUT/tmp}
[ -e "$DENOISE_SO" ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o "$DENOISE_SO" -lm || exit 1
for name in "$@"; do
  [ -s "$OUT/$name.png" ] && continue
  nice -n 19 blender -b --factory-startup -P piece.py -- side "$name" "$OUT/$name.part.png" </dev/null > "$OUT/$name.log" 2>&1
  if [ -s "$OUT/$name.part.png" ]; then mv "$OUT/$name.part.png" "$OUT/$name.png"; grep RENDERED "$OUT/$name.log"; else echo "FAILED $name"; fi
done
