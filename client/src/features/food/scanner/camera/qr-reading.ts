import QrScanner from 'qr-scanner';
import { createWorker } from './qr-worker.ts';

/** In ms between two looks: a phone stays cool. */
const pause = 100;
/** Sides of what is looked at, in pixels: more would take longer and read no more. */
const sides = { whole: 800, middle: 480 } as const;

/** The square in the middle of a picture, `part` of its shorter side. */
const regionOf = (video: HTMLVideoElement, part: number, most: number) => {
  const { videoWidth, videoHeight } = video;
  const side = Math.round(Math.min(videoWidth, videoHeight) * part);
  const scaled = Math.min(side, most);
  return {
    x: Math.round((videoWidth - side) / 2),
    y: Math.round((videoHeight - side) / 2),
    width: side,
    height: side,
    downScaledWidth: scaled,
    downScaledHeight: scaled,
  };
};

/** What is in the picture now; null where that is no code. */
const read = async (
  video: HTMLVideoElement,
  worker: Worker,
  canvas: HTMLCanvasElement,
  isWhole: boolean,
): Promise<string | null> => {
  const scanRegion = isWhole ? regionOf(video, 1, sides.whole) : regionOf(video, 0.6, sides.middle);
  try {
    const options = {
      scanRegion,
      qrEngine: worker,
      canvas,
      returnDetailedScanResult: true,
    } as const;
    return (await QrScanner.scanImage(video, options)).data;
  } catch {
    // It rejects where there is no code, and where it could not look: the next picture may have one.
    return null;
  }
};

/** Reads codes in a video until that is ended by what it gives. `onCode` hears each in each picture. */
export const readCodes = (
  video: HTMLVideoElement,
  onCode: (text: string) => void,
): (() => void) => {
  const worker = createWorker();
  const canvas = document.createElement('canvas');
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWhole = true;
  const look = async (): Promise<void> => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      // What is held near fills the picture, what is held far is small in the middle: both are looked at in turn.
      isWhole = !isWhole;
      const text = await read(video, worker, canvas, isWhole);
      if (isOver) return;
      if (text !== null && text !== '') onCode(text);
    }
    timer = setTimeout(() => void look(), pause);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    worker.terminate();
  };
};
