;; The inner loops of the resampler, four taps at a time (WebAssembly SIMD): a quarter of the time that JavaScript takes.
;; resample-kernel.ts holds it assembled; `node tools/workspace/assemble.mjs` writes that anew.
(module
  (memory (export "memory") 4)

  ;; Two channels at once, so that each coefficient is loaded once. All addresses are bytes; samples and taps are float32.
  ;; $table: $phases rows of $taps taps, a multiple of 8. Output i is the sum of row (i * $step mod $phases) and the $taps
  ;; samples from (i * $step div $phases) on; $step lies between $phases and twice $phases.
  (func (export "convert")
    (param $table i32) (param $phases i32) (param $step i32) (param $taps i32)
    (param $left i32) (param $right i32) (param $outLeft i32) (param $outRight i32) (param $frames i32)
    (local $end i32) (local $phase i32) (local $rowBytes i32)
    (local $tap i32) (local $rowEnd i32) (local $l i32) (local $r i32)
    (local $c v128) (local $l0 v128) (local $l1 v128) (local $r0 v128) (local $r1 v128)
    (local.set $rowBytes (i32.shl (local.get $taps) (i32.const 2)))
    (local.set $end (i32.add (local.get $outLeft) (i32.shl (local.get $frames) (i32.const 2))))
    (block $done
      (loop $frame
        (br_if $done (i32.ge_u (local.get $outLeft) (local.get $end)))
        (local.set $tap (i32.add (local.get $table) (i32.mul (local.get $phase) (local.get $rowBytes))))
        (local.set $rowEnd (i32.add (local.get $tap) (local.get $rowBytes)))
        (local.set $l (local.get $left))
        (local.set $r (local.get $right))
        (local.set $l0 (v128.const f32x4 0 0 0 0))
        (local.set $l1 (v128.const f32x4 0 0 0 0))
        (local.set $r0 (v128.const f32x4 0 0 0 0))
        (local.set $r1 (v128.const f32x4 0 0 0 0))
        (loop $taps8
          (local.set $c (v128.load (local.get $tap)))
          (local.set $l0 (f32x4.add (local.get $l0) (f32x4.mul (local.get $c) (v128.load (local.get $l)))))
          (local.set $r0 (f32x4.add (local.get $r0) (f32x4.mul (local.get $c) (v128.load (local.get $r)))))
          (local.set $c (v128.load offset=16 (local.get $tap)))
          (local.set $l1 (f32x4.add (local.get $l1) (f32x4.mul (local.get $c) (v128.load offset=16 (local.get $l)))))
          (local.set $r1 (f32x4.add (local.get $r1) (f32x4.mul (local.get $c) (v128.load offset=16 (local.get $r)))))
          (local.set $l (i32.add (local.get $l) (i32.const 32)))
          (local.set $r (i32.add (local.get $r) (i32.const 32)))
          (local.set $tap (i32.add (local.get $tap) (i32.const 32)))
          (br_if $taps8 (i32.lt_u (local.get $tap) (local.get $rowEnd))))
        (f32.store (local.get $outLeft) (call $sum (f32x4.add (local.get $l0) (local.get $l1))))
        (f32.store (local.get $outRight) (call $sum (f32x4.add (local.get $r0) (local.get $r1))))
        (local.set $outLeft (i32.add (local.get $outLeft) (i32.const 4)))
        (local.set $outRight (i32.add (local.get $outRight) (i32.const 4)))
        ;; Each output lies one input frame further, and a second one whenever the phase passes its end twice.
        (local.set $phase (i32.sub (i32.add (local.get $phase) (local.get $step)) (local.get $phases)))
        (local.set $left (i32.add (local.get $left) (i32.const 4)))
        (local.set $right (i32.add (local.get $right) (i32.const 4)))
        (if (i32.ge_u (local.get $phase) (local.get $phases))
          (then
            (local.set $phase (i32.sub (local.get $phase) (local.get $phases)))
            (local.set $left (i32.add (local.get $left) (i32.const 4)))
            (local.set $right (i32.add (local.get $right) (i32.const 4)))))
        (br $frame))))

  (func $sum (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
