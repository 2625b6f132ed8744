import sharp from 'sharp';

/*
 * What was done with a picture is not kept for the next one, which is another. A decoder that failed would be kept, too,
 * with all that it had unpacked: each such JPEG of 40 megapixels took 235 MB more. There is one such memory for the
 * process, and whichever thread loads the library has it begin anew: so all of them load it here.
 */
sharp.cache(false);

export { default } from 'sharp';
export type { ResizeOptions } from 'sharp';
