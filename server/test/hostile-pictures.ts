import { crc32, createDeflate } from 'node:zlib';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileLimits } from '@sets/shared/file/file.contract.ts';
import sharp from 'sharp';

/** A picture that wants more than it looks like. */
export interface HostilePicture {
  readonly name: string;
  readonly bytes: Buffer;
  /** It must be refused. The others are within what is taken, as far as the machine is fast enough for it. */
  readonly isRefused: boolean;
}

/** So many zero bytes, deflated without ever being there. */
const zeros = (count: number): Promise<Buffer> => {
  const block = Buffer.alloc(1_000_000);
  const all = function* all() {
    for (let left = count; left > 0; left -= block.length) {
      yield block.subarray(0, Math.min(left, block.length));
    }
  };
  return buffer(Readable.from(all()).pipe(createDeflate({ level: 9 })));
};

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer, claimed = data.length): Buffer => {
  const told = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(claimed), told, uint32(crc32(told))]);
};

interface Png {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 16;
  /** Grey, or colours and how much of them is seen. */
  readonly kind: 0 | 6;
  readonly isInterlaced?: boolean;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const headOf = ({ width, height, bits, kind, isInterlaced = false }: Png): Buffer =>
  chunk(
    'IHDR',
    Buffer.concat([
      uint32(width),
      uint32(height),
      Buffer.from([bits, kind, 0, 0, isInterlaced ? 1 : 0]),
    ]),
  );
const end = chunk('IEND', Buffer.alloc(0));

/** Of an interlaced picture each row is told in parts: of how many pixels, from where and how far apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How many bytes the rows of a PNG are before they are deflated, each with the byte before it. */
const lengthOf = ({ width, height, bits, kind, isInterlaced }: Png): number => {
  const bitsOfPixel = bits * (kind === 6 ? 4 : 1);
  const rows = (count: number, pixels: number): number =>
    count <= 0 || pixels <= 0 ? 0 : count * (1 + Math.ceil((pixels * bitsOfPixel) / 8));
  if (isInterlaced !== true) return rows(height, width);
  return passes.reduce(
    (sum, [x, y, across, down]) =>
      sum + rows(Math.ceil((height - y) / down), Math.ceil((width - x) / across)),
    0,
  );
};

const pngOf = async (png: Png, more: readonly Buffer[] = [], length = lengthOf(png)) =>
  Buffer.concat([signature, headOf(png), ...more, chunk('IDAT', await zeros(length)), end]);

const small: Png = { width: 100, height: 100, bits: 1, kind: 0 };

const pngs = async (pixels: Size): Promise<HostilePicture[]> => [
  {
    name: 'PNG, 30,000 × 30,000',
    bytes: await pngOf({ width: 30_000, height: 30_000, bits: 1, kind: 0 }),
    isRefused: true,
  },
  {
    name: 'PNG, more rows than it tells',
    bytes: await pngOf(small, [], 100_000_000),
    isRefused: false,
  },
  {
    name: 'PNG, a comment of 200 MB',
    bytes: await pngOf(small, [
      chunk(
        'zTXt',
        Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), await zeros(200_000_000)]),
      ),
    ]),
    isRefused: false,
  },
  {
    name: 'PNG, a part that claims 2 GB',
    bytes: Buffer.concat([
      signature,
      headOf(small),
      chunk('IDAT', await zeros(lengthOf(small)), 2 ** 31 - 1),
    ]),
    isRefused: true,
  },
  {
    name: 'PNG, interlaced, 16 bits a colour',
    bytes: await pngOf({ ...pixels, bits: 16, kind: 6, isInterlaced: true }),
    isRefused: false,
  },
];

interface Size {
  readonly width: number;
  readonly height: number;
}

const flat = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#0072b2' } });

/** Overwrites what stands so many bytes behind each of these marks. */
const changed = (bytes: Buffer, mark: Buffer | string, behind: number, by: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(mark); at !== -1; at = copy.indexOf(mark, at + 1)) {
    by.copy(copy, at + behind);
  }
  return copy;
};

const jpegs = async (pixels: Size): Promise<HostilePicture[]> => {
  const little = await flat(small).jpeg({ progressive: true }).toBuffer();
  const whole = await flat(pixels)
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const scan = whole.subarray(whole.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const again = Buffer.concat(Array.from({ length: 20 }, () => scan));
  return [
    {
      name: 'JPEG, claims 65,500 × 65,500',
      bytes: changed(little, Buffer.from([0xff, 0xc2]), 5, Buffer.from([0xff, 0xdc, 0xff, 0xdc])),
      isRefused: true,
    },
    { name: 'JPEG, progressive, all colours', bytes: whole, isRefused: false },
    {
      name: 'JPEG, progressive, its last scan 20 times',
      bytes: Buffer.concat([whole.subarray(0, -2), again, whole.subarray(-2)]),
      isRefused: true,
    },
  ];
};

/** A moving picture of so many frames: its one frame, again and again. */
const repeated = (whole: Buffer, from: number, until: number, times: number): Buffer => {
  const frame = whole.subarray(from, until);
  const frames = Array.from({ length: times }, () => frame);
  return Buffer.concat([whole.subarray(0, from), ...frames, whole.subarray(until)]);
};

const twoFrames = async (size: Size) => {
  const frame = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('red'), await frame('blue')], { join: { animated: true } });
};

const webps = async (pixels: Size, side: number): Promise<HostilePicture[]> => {
  const moving = await (
    await twoFrames({ width: side, height: side })
  )
    .webp({ effort: 0 })
    .toBuffer();
  const from = moving.indexOf('ANMF');
  const frames = repeated(moving, from, moving.indexOf('ANMF', from + 1), 400);
  frames.writeUInt32LE(frames.length - 8, 4);
  return [
    {
      name: 'WebP, claims 16,384 × 16,384',
      bytes: changed(moving, 'VP8X', 12, Buffer.from([0xff, 0x3f, 0, 0xff, 0x3f, 0])),
      isRefused: true,
    },
    { name: 'WebP, 401 frames', bytes: frames, isRefused: false },
    {
      name: 'WebP, lossless',
      bytes: await flat(pixels).webp({ lossless: true, effort: 0 }).toBuffer(),
      isRefused: false,
    },
  ];
};

const gifs = async (side: number): Promise<HostilePicture[]> => {
  const moving = await (await twoFrames({ width: side, height: side })).gif().toBuffer();
  const control = Buffer.from([0x21, 0xf9, 0x04]);
  const from = moving.indexOf(control);
  const bytes = repeated(moving, from, moving.indexOf(control, from + 1), 500);
  const claiming = Buffer.from(moving);
  claiming.fill(0xff, 6, 10);
  return [
    { name: 'GIF, 501 frames', bytes, isRefused: false },
    // Its frame is what counts, and that is small.
    { name: 'GIF, claims 65,535 × 65,535', bytes: claiming, isRefused: false },
  ];
};

/** Other kinds may have as many. */
export const tooManyForAvif = 'AVIF, claims 5,000 × 5,000';
const { pixelsOfAvif } = fileLimits;
/** The most that is taken of an AVIF. */
const mostOfAvif: Size = { width: 4_000, height: pixelsOfAvif / 4_000 };

const avifs = async (asked: Size): Promise<HostilePicture[]> => {
  const pixels = asked.width * asked.height > pixelsOfAvif ? mostOfAvif : asked;
  const little = await flat(small).avif({ effort: 0 }).toBuffer();
  const claiming = (side: number): Buffer =>
    changed(little, 'ispe', 8, Buffer.concat([uint32(side), uint32(side)]));
  return [
    {
      name: 'AVIF, claims 65,535 × 65,535',
      bytes: claiming(65_535),
      isRefused: true,
    },
    { name: tooManyForAvif, bytes: claiming(5_000), isRefused: true },
    {
      name: 'AVIF, all colours',
      bytes: await flat(pixels)
        .avif({ effort: 0, quality: 30, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      isRefused: false,
    },
  ];
};

/**
 * Small files that are large pictures, claim to be, or hold more than they tell. Those that may be taken have so
 * many pixels (`most`), and are of the kinds that need the most memory for them; `side` is that of moving ones.
 */
export const hostilePictures = async (most: Size, side: number): Promise<HostilePicture[]> =>
  (await Promise.all([pngs(most), jpegs(most), webps(most, side), gifs(side), avifs(most)])).flat();
