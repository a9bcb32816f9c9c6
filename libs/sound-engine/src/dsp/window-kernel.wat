;; The transform of a window and back, two frequencies at a time (WebAssembly SIMD): a fifth of the time that JavaScript
;; takes. Each operation is one that the transform in JavaScript has, in its order, so that both give the same numbers.
;; window-kernel.ts holds it assembled; `node tools/workspace/assemble.mjs` writes that anew.
(module
  (memory (export "memory") 1)

  ;; Where things stand, in bytes; `simd-window-transform.ts` fills the tables.
  (global $input (export "input") i32 (i32.const 0)) ;; 1024 samples, float32
  (global $window (export "window") i32 (i32.const 4096)) ;; 1024
  (global $reversed (export "reversed") i32 (i32.const 12288)) ;; 512 places, each 8 times its bits in reverse
  (global $cos (export "cos") i32 (i32.const 14336)) ;; 514
  (global $sin (export "sin") i32 (i32.const 18448)) ;; 514
  (global $workRe i32 (i32.const 22560)) ;; 514
  (global $workIm i32 (i32.const 26672)) ;; 514
  (global $re (export "re") i32 (i32.const 30784)) ;; 514
  (global $im (export "im") i32 (i32.const 34896)) ;; 514
  (global $gains (export "gains") i32 (i32.const 39008)) ;; 514
  (global $samples (export "samples") i32 (i32.const 43120)) ;; 1024
  (global $turns (export "turns") i32 (i32.const 51312)) ;; 6 times 170: passes of 2, 8, 32 and 128
  (global $pointBytes i32 (i32.const 4096)) ;; of 512 numbers

  ;; Spectrum of the input times the window.
  (func (export "analyse")
    (call $load)
    (call $butterflies (global.get $workRe) (global.get $workIm))
    (call $split))

  ;; Samples, times the window, that have the spectrum times the gains.
  (func (export "synthesise")
    (call $join)
    ;; The transform of a spectrum whose parts are exchanged is the inverse one, its parts exchanged.
    (call $butterflies (global.get $workRe) (global.get $workIm))
    (call $store))

  (func $load
    (local $j i32) (local $at i32) (local $pair v128)
    (loop $next
      (local.set $pair
        (f64x2.mul
          (v128.load offset=4096 (i32.shl (local.get $j) (i32.const 4)))
          (f64x2.promote_low_f32x4 (v128.load64_zero (i32.shl (local.get $j) (i32.const 3))))))
      (local.set $at (i32.load offset=12288 (i32.shl (local.get $j) (i32.const 2))))
      (v128.store64_lane offset=22560 0 (local.get $at) (local.get $pair))
      (v128.store64_lane offset=26672 1 (local.get $at) (local.get $pair))
      (br_if $next
        (i32.lt_u (local.tee $j (i32.add (local.get $j) (i32.const 1))) (i32.const 512)))))

  (func $butterflies (param $re i32) (param $im i32)
    (call $firstStage (local.get $re))
    (call $firstStage (local.get $im))
    (call $twoStages (local.get $re) (local.get $im) (i32.const 16) (global.get $turns))
    (call $twoStages (local.get $re) (local.get $im) (i32.const 64) (i32.add (global.get $turns) (i32.const 96)))
    (call $twoStages (local.get $re) (local.get $im) (i32.const 256) (i32.add (global.get $turns) (i32.const 480)))
    (call $twoStages (local.get $re) (local.get $im) (i32.const 1024) (i32.add (global.get $turns) (i32.const 2016))))

  ;; Pairs of neighbours: sum and difference.
  (func $firstStage (param $at i32)
    (local $end i32) (local $pair v128) (local $swapped v128)
    (local.set $end (i32.add (local.get $at) (global.get $pointBytes)))
    (loop $next
      (local.set $pair (v128.load (local.get $at)))
      (local.set $swapped (call $swap (local.get $pair)))
      (v128.store (local.get $at)
        (i8x16.shuffle 0 1 2 3 4 5 6 7 24 25 26 27 28 29 30 31
          (f64x2.add (local.get $pair) (local.get $swapped))
          (f64x2.sub (local.get $swapped) (local.get $pair))))
      (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))

  ;; The stages whose halves lie $span bytes and twice that apart.
  (func $twoStages (param $re i32) (param $im i32) (param $span i32) (param $first i32)
    (local $end i32) (local $blockEnd i32) (local $at i32)
    (local $re2 i32) (local $im2 i32)
    (local $cos v128) (local $sin v128) (local $x v128) (local $y v128) (local $tr v128) (local $ti v128)
    (local $ar v128) (local $ai v128) (local $br v128) (local $bi v128)
    (local $cr v128) (local $ci v128) (local $dr v128) (local $di v128)
    (local.set $end (i32.add (local.get $re) (global.get $pointBytes)))
    (loop $block
      (local.set $at (local.get $first))
      (local.set $blockEnd (i32.add (local.get $re) (local.get $span)))
      (loop $next
        (local.set $re2 (i32.add (local.get $re) (i32.shl (local.get $span) (i32.const 1))))
        (local.set $im2 (i32.add (local.get $im) (i32.shl (local.get $span) (i32.const 1))))
        (local.set $cos (v128.load (local.get $at)))
        (local.set $sin (v128.load offset=16 (local.get $at)))
        (local.set $x (v128.load (i32.add (local.get $re) (local.get $span))))
        (local.set $y (v128.load (i32.add (local.get $im) (local.get $span))))
        (local.set $tr
          (f64x2.add (f64x2.mul (local.get $x) (local.get $cos)) (f64x2.mul (local.get $y) (local.get $sin))))
        (local.set $ti
          (f64x2.sub (f64x2.mul (local.get $y) (local.get $cos)) (f64x2.mul (local.get $x) (local.get $sin))))
        (local.set $x (v128.load (local.get $re)))
        (local.set $y (v128.load (local.get $im)))
        (local.set $ar (f64x2.add (local.get $x) (local.get $tr)))
        (local.set $ai (f64x2.add (local.get $y) (local.get $ti)))
        (local.set $br (f64x2.sub (local.get $x) (local.get $tr)))
        (local.set $bi (f64x2.sub (local.get $y) (local.get $ti)))
        (local.set $x (v128.load (i32.add (local.get $re2) (local.get $span))))
        (local.set $y (v128.load (i32.add (local.get $im2) (local.get $span))))
        (local.set $tr
          (f64x2.add (f64x2.mul (local.get $x) (local.get $cos)) (f64x2.mul (local.get $y) (local.get $sin))))
        (local.set $ti
          (f64x2.sub (f64x2.mul (local.get $y) (local.get $cos)) (f64x2.mul (local.get $x) (local.get $sin))))
        (local.set $x (v128.load (local.get $re2)))
        (local.set $y (v128.load (local.get $im2)))
        (local.set $cr (f64x2.add (local.get $x) (local.get $tr)))
        (local.set $ci (f64x2.add (local.get $y) (local.get $ti)))
        (local.set $dr (f64x2.sub (local.get $x) (local.get $tr)))
        (local.set $di (f64x2.sub (local.get $y) (local.get $ti)))
        (local.set $cos (v128.load offset=32 (local.get $at)))
        (local.set $sin (v128.load offset=48 (local.get $at)))
        (local.set $tr
          (f64x2.add (f64x2.mul (local.get $cr) (local.get $cos)) (f64x2.mul (local.get $ci) (local.get $sin))))
        (local.set $ti
          (f64x2.sub (f64x2.mul (local.get $ci) (local.get $cos)) (f64x2.mul (local.get $cr) (local.get $sin))))
        (v128.store (local.get $re) (f64x2.add (local.get $ar) (local.get $tr)))
        (v128.store (local.get $im) (f64x2.add (local.get $ai) (local.get $ti)))
        (v128.store (local.get $re2) (f64x2.sub (local.get $ar) (local.get $tr)))
        (v128.store (local.get $im2) (f64x2.sub (local.get $ai) (local.get $ti)))
        (local.set $cos (v128.load offset=64 (local.get $at)))
        (local.set $sin (v128.load offset=80 (local.get $at)))
        (local.set $tr
          (f64x2.add (f64x2.mul (local.get $dr) (local.get $cos)) (f64x2.mul (local.get $di) (local.get $sin))))
        (local.set $ti
          (f64x2.sub (f64x2.mul (local.get $di) (local.get $cos)) (f64x2.mul (local.get $dr) (local.get $sin))))
        (v128.store (i32.add (local.get $re) (local.get $span)) (f64x2.add (local.get $br) (local.get $tr)))
        (v128.store (i32.add (local.get $im) (local.get $span)) (f64x2.add (local.get $bi) (local.get $ti)))
        (v128.store (i32.add (local.get $re2) (local.get $span)) (f64x2.sub (local.get $br) (local.get $tr)))
        (v128.store (i32.add (local.get $im2) (local.get $span)) (f64x2.sub (local.get $bi) (local.get $ti)))
        (local.set $at (i32.add (local.get $at) (i32.const 96)))
        (local.set $im (i32.add (local.get $im) (i32.const 16)))
        (br_if $next
          (i32.lt_u (local.tee $re (i32.add (local.get $re) (i32.const 16))) (local.get $blockEnd))))
      (local.set $im (i32.add (local.get $im) (i32.mul (local.get $span) (i32.const 3))))
      (br_if $block
        (i32.lt_u
          (local.tee $re (i32.add (local.get $re) (i32.mul (local.get $span) (i32.const 3))))
          (local.get $end)))))

  ;; Unpacks the spectrum of (even + i odd) into that of the real signal, numbers k and k + 1 from k = 1 on.
  (func $split
    (local $k i32) (local $m i32) (local $half v128)
    (local $re v128) (local $im v128) (local $reM v128) (local $imM v128)
    (local $oddRe v128) (local $oddIm v128) (local $c v128) (local $s v128)
    (local.set $half (f64x2.splat (f64.const 0.5)))
    (local.set $k (i32.const 8))
    (loop $next
      (local.set $m (i32.sub (i32.const 4088) (local.get $k)))
      (local.set $re (v128.load offset=22560 (local.get $k)))
      (local.set $im (v128.load offset=26672 (local.get $k)))
      (local.set $reM (call $swap (v128.load offset=22560 (local.get $m))))
      (local.set $imM (call $swap (v128.load offset=26672 (local.get $m))))
      (local.set $oddRe (f64x2.mul (f64x2.add (local.get $im) (local.get $imM)) (local.get $half)))
      (local.set $oddIm (f64x2.mul (f64x2.sub (local.get $reM) (local.get $re)) (local.get $half)))
      (local.set $c (v128.load offset=14336 (local.get $k)))
      (local.set $s (v128.load offset=18448 (local.get $k)))
      (v128.store offset=30784 (local.get $k)
        (f64x2.add
          (f64x2.add
            (f64x2.mul (f64x2.add (local.get $re) (local.get $reM)) (local.get $half))
            (f64x2.mul (local.get $oddRe) (local.get $c)))
          (f64x2.mul (local.get $oddIm) (local.get $s))))
      (v128.store offset=34896 (local.get $k)
        (f64x2.sub
          (f64x2.add
            (f64x2.mul (f64x2.sub (local.get $im) (local.get $imM)) (local.get $half))
            (f64x2.mul (local.get $oddIm) (local.get $c)))
          (f64x2.mul (local.get $oddRe) (local.get $s))))
      (br_if $next
        (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (i32.const 4096))))
    ;; The last pair wrote beyond the numbers up to 511: both ends follow.
    (f64.store (global.get $re)
      (f64.add (f64.load (global.get $workRe)) (f64.load (global.get $workIm))))
    (f64.store offset=34880 (i32.const 0)
      (f64.sub (f64.load (global.get $workRe)) (f64.load (global.get $workIm))))
    (f64.store (global.get $im) (f64.const 0))
    (f64.store offset=38992 (i32.const 0) (f64.const 0)))

  ;; Packs the spectrum times the gains as that of (odd + i even), in reversed order.
  (func $join
    (local $k i32) (local $m i32) (local $at i32)
    (local $re v128) (local $im v128) (local $reM v128) (local $imM v128)
    (local $differenceIm v128) (local $differenceRe v128) (local $c v128) (local $s v128)
    (local $even v128) (local $odd v128)
    (loop $weigh
      (local.set $c (v128.load offset=39008 (local.get $k)))
      (v128.store offset=30784 (local.get $k)
        (f64x2.mul (v128.load offset=30784 (local.get $k)) (local.get $c)))
      (v128.store offset=34896 (local.get $k)
        (f64x2.mul (v128.load offset=34896 (local.get $k)) (local.get $c)))
      (br_if $weigh
        (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (i32.const 4112))))
    (local.set $k (i32.const 0))
    (loop $next
      (local.set $m (i32.sub (i32.const 4088) (local.get $k)))
      (local.set $re (v128.load offset=30784 (local.get $k)))
      (local.set $im (v128.load offset=34896 (local.get $k)))
      (local.set $reM (call $swap (v128.load offset=30784 (local.get $m))))
      (local.set $imM (call $swap (v128.load offset=34896 (local.get $m))))
      (local.set $differenceIm (f64x2.add (local.get $im) (local.get $imM)))
      (local.set $differenceRe (f64x2.sub (local.get $re) (local.get $reM)))
      (local.set $c (v128.load offset=14336 (local.get $k)))
      (local.set $s (v128.load offset=18448 (local.get $k)))
      (local.set $even
        (f64x2.sub
          (f64x2.sub
            (f64x2.add (local.get $re) (local.get $reM))
            (f64x2.mul (local.get $differenceIm) (local.get $c)))
          (f64x2.mul (local.get $differenceRe) (local.get $s))))
      (local.set $odd
        (f64x2.sub
          (f64x2.add
            (f64x2.sub (local.get $im) (local.get $imM))
            (f64x2.mul (local.get $differenceRe) (local.get $c)))
          (f64x2.mul (local.get $differenceIm) (local.get $s))))
      (local.set $at (i32.load offset=12288 (i32.shr_u (local.get $k) (i32.const 1))))
      (v128.store64_lane offset=26672 0 (local.get $at) (local.get $even))
      (v128.store64_lane offset=22560 0 (local.get $at) (local.get $odd))
      (local.set $at (i32.load offset=12292 (i32.shr_u (local.get $k) (i32.const 1))))
      (v128.store64_lane offset=26672 1 (local.get $at) (local.get $even))
      (v128.store64_lane offset=22560 1 (local.get $at) (local.get $odd))
      (br_if $next
        (i32.lt_u (local.tee $k (i32.add (local.get $k) (i32.const 16))) (i32.const 4096)))))

  ;; Samples 2 i and 2 i + 1 are the scaled even and odd parts.
  (func $store
    (local $i i32) (local $at i32) (local $scale v128) (local $even v128) (local $odd v128)
    (local.set $scale (f64x2.splat (f64.const 0.0009765625)))
    (loop $next
      (local.set $even (f64x2.mul (local.get $scale) (v128.load offset=26672 (local.get $i))))
      (local.set $odd (f64x2.mul (local.get $scale) (v128.load offset=22560 (local.get $i))))
      (v128.store offset=43120 (local.get $at)
        (f64x2.mul
          (v128.load offset=4096 (local.get $at))
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $even) (local.get $odd))))
      (v128.store offset=43136 (local.get $at)
        (f64x2.mul
          (v128.load offset=4112 (local.get $at))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $even) (local.get $odd))))
      (local.set $at (i32.add (local.get $at) (i32.const 32)))
      (br_if $next
        (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (i32.const 4096)))))

  (func $swap (param $pair v128) (result v128)
    (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $pair) (local.get $pair))))
