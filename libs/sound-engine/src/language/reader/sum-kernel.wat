;; Sums of products of 16-bit whole numbers, eight at a time (WebAssembly SIMD): an eighth of the time that JavaScript
;; takes. sum-kernel.ts holds it assembled; `node tools/workspace/assemble.mjs` writes that anew.
(module
  (memory (export "memory") 1)

  ;; The rows of a matrix begin at address 0, $rows of them, a multiple of 4, $rowBytes long, a multiple of 16. $count
  ;; states begin $stride bytes apart at $states. Sum i of a state is that of its products with row i, as 32 bits.
  (func (export "sum")
    (param $rows i32) (param $rowBytes i32) (param $states i32) (param $stride i32) (param $count i32) (param $sums i32)
    (local $end i32) (local $lastSum i32) (local $at i32) (local $first i32) (local $second i32) (local $third i32)
    (local $fourth i32) (local $state v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (i32.add (local.get $states) (i32.mul (local.get $stride) (local.get $count))))
    (block $done
      (loop $eachState
        (br_if $done (i32.ge_u (local.get $states) (local.get $end)))
        (local.set $first (i32.const 0))
        (local.set $lastSum (i32.add (local.get $sums) (i32.shl (local.get $rows) (i32.const 2))))
        (loop $fourRows
          (local.set $second (i32.add (local.get $first) (local.get $rowBytes)))
          (local.set $third (i32.add (local.get $second) (local.get $rowBytes)))
          (local.set $fourth (i32.add (local.get $third) (local.get $rowBytes)))
          (local.set $a (v128.const i32x4 0 0 0 0))
          (local.set $b (v128.const i32x4 0 0 0 0))
          (local.set $c (v128.const i32x4 0 0 0 0))
          (local.set $d (v128.const i32x4 0 0 0 0))
          (local.set $at (i32.const 0))
          (loop $eight
            (local.set $state (v128.load (i32.add (local.get $states) (local.get $at))))
            (local.set $a (i32x4.add (local.get $a)
              (i32x4.dot_i16x8_s (local.get $state) (v128.load (i32.add (local.get $first) (local.get $at))))))
            (local.set $b (i32x4.add (local.get $b)
              (i32x4.dot_i16x8_s (local.get $state) (v128.load (i32.add (local.get $second) (local.get $at))))))
            (local.set $c (i32x4.add (local.get $c)
              (i32x4.dot_i16x8_s (local.get $state) (v128.load (i32.add (local.get $third) (local.get $at))))))
            (local.set $d (i32x4.add (local.get $d)
              (i32x4.dot_i16x8_s (local.get $state) (v128.load (i32.add (local.get $fourth) (local.get $at))))))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (br_if $eight (i32.lt_u (local.get $at) (local.get $rowBytes))))
          (v128.store (local.get $sums)
            (call $fourSums (local.get $a) (local.get $b) (local.get $c) (local.get $d)))
          (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
          (local.set $first (i32.add (local.get $fourth) (local.get $rowBytes)))
          (br_if $fourRows (i32.lt_u (local.get $sums) (local.get $lastSum))))
        (local.set $states (i32.add (local.get $states) (local.get $stride)))
        (br $eachState))))

  ;; The sums of the four numbers of each.
  (func $fourSums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (call $pairSums (local.get $a) (local.get $b)))
    (local.set $cd (call $pairSums (local.get $c) (local.get $d)))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  ;; a0 + a2, b0 + b2, a1 + a3, b1 + b3
  (func $pairSums (param $a v128) (param $b v128) (result v128)
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b)))))
