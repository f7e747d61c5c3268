// Products for convolutions of one pixel: some torch builds have no fast matrix product. All sizes of pixels are multiples of 8.
// gcc -O3 -march=native -ffast-math -shared -fPIC point.c -o point.so
#include <string.h>
typedef float v8 __attribute__((vector_size(32), aligned(4)));
#define AT(p, i) (*(v8 *)((p) + (i)))

// y[o][n] = sum over i of w[o * so + i * si] * x[i][n]
void product(int batch, int inputs, int outputs, int pixels, const float *x, const float *w, int so, int si, float *y) {
  for (int b = 0; b < batch; b++, x += (long)inputs * pixels, y += (long)outputs * pixels)
    for (int o = 0; o < outputs; o += 4) {
      float rows[4][512];
      for (int k = 0; k < 4; k++) for (int i = 0; i < inputs; i++) rows[k][i] = o + k < outputs ? w[(o + k) * so + i * si] : 0;
      int n = 0;
      for (; n + 16 <= pixels; n += 16) {
        v8 s[4][2];
        memset(s, 0, sizeof s);
        for (int i = 0; i < inputs; i++) {
          v8 p = AT(x, (long)i * pixels + n), q = AT(x, (long)i * pixels + n + 8);
          for (int k = 0; k < 4; k++) { s[k][0] += p * rows[k][i]; s[k][1] += q * rows[k][i]; }
        }
        for (int k = 0; k < 4 && o + k < outputs; k++) { AT(y, (long)(o + k) * pixels + n) = s[k][0]; AT(y, (long)(o + k) * pixels + n + 8) = s[k][1]; }
      }
      for (; n < pixels; n += 8)
        for (int k = 0; k < 4 && o + k < outputs; k++) {
          v8 s = {0};
          for (int i = 0; i < inputs; i++) s += AT(x, (long)i * pixels + n) * rows[k][i];
          AT(y, (long)(o + k) * pixels + n) = s;
        }
    }
}

static float total(v8 s) { return s[0] + s[1] + s[2] + s[3] + s[4] + s[5] + s[6] + s[7]; }

// dw[o][i] += sum over n of dy[o][n] * x[i][n]; counts of channels are rounded up by the caller's buffers being read with care
void weights(int batch, int inputs, int outputs, int pixels, const float *x, const float *dy, float *dw) {
  for (int b = 0; b < batch; b++, x += (long)inputs * pixels, dy += (long)outputs * pixels)
    for (int begin = 0; begin < pixels; begin += 512) {
      int end = begin + 512 < pixels ? begin + 512 : pixels;
      for (int o = 0; o < outputs; o += 3)
        for (int i = 0; i < inputs; i += 4) {
          int rows = outputs - o < 3 ? outputs - o : 3, columns = inputs - i < 4 ? inputs - i : 4;
          const float *y[3], *z[4];
          for (int k = 0; k < 3; k++) y[k] = dy + (long)(k < rows ? o + k : o) * pixels;
          for (int k = 0; k < 4; k++) z[k] = x + (long)(k < columns ? i + k : i) * pixels;
          v8 s[3][4];
          memset(s, 0, sizeof s);
          for (int n = begin; n < end; n += 8) {
            v8 c[4];
            for (int k = 0; k < 4; k++) c[k] = AT(z[k], n);
            for (int r = 0; r < 3; r++) { v8 a = AT(y[r], n); for (int k = 0; k < 4; k++) s[r][k] += a * c[k]; }
          }
          for (int r = 0; r < rows; r++) for (int k = 0; k < columns; k++) dw[(o + r) * inputs + i + k] += total(s[r][k]);
        }
    }
}
