import { createStore } from 'zustand/vanilla';
import { type CameraFault, cameraFaultOf } from './camera-faults.ts';
import { keepCamera, keptCamera } from './kept-camera.ts';

export interface CameraChoice {
  readonly cameraid: string;
  /** As the device calls it; '' where it does not say. */
  readonly name: string;
}

export type CameraState =
  | { readonly type: 'off' | 'starting' }
  | { readonly type: 'none'; readonly fault: CameraFault }
  | {
      readonly type: 'on';
      readonly choices: readonly CameraChoice[];
      readonly cameraid: string;
      /** Whether its light is on; null where it has none. */
      readonly light: boolean | null;
    };

/** Browsers know of lights, TypeScript does not. */
type WithTorch = MediaTrackCapabilities & { readonly torch?: boolean };

type Reads = (video: HTMLVideoElement, onCode: (text: string) => void) => () => void;

export interface CameraTools {
  /** Undefined where the page is not https. */
  readonly media: MediaDevices | undefined;
  /** Loads what reads codes: nobody else needs it. */
  readonly loadReader: () => Promise<Reads>;
  readonly onCode: (text: string) => void;
}

const wanted = (cameraid: string | null): MediaTrackConstraints => ({
  width: { ideal: 1_280 },
  height: { ideal: 720 },
  ...(cameraid === null
    ? { facingMode: { ideal: 'environment' } }
    : { deviceId: { exact: cameraid } }),
});

const end = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** A camera that reads codes. It is open only while its picture is shown. */
export class CodeCamera {
  readonly store = createStore<CameraState>(() => ({ type: 'off' }));
  readonly #tools: CameraTools;
  #stream: MediaStream | null = null;
  #stopReading: () => void = () => {};
  /** Grows with each start and stop: what was begun before that counts no more. */
  #turn = 0;

  constructor(tools: CameraTools) {
    this.#tools = tools;
  }

  async start(video: HTMLVideoElement, cameraid: string | null = keptCamera()): Promise<void> {
    this.#close();
    const turn = (this.#turn += 1);
    const { media, loadReader, onCode } = this.#tools;
    if (media === undefined) {
      this.#set({ type: 'none', fault: 'insecure' });
      return;
    }
    this.#set({ type: 'starting' });
    try {
      const [stream, readCodes] = await Promise.all([this.#open(media, cameraid), loadReader()]);
      if (turn !== this.#turn) {
        end(stream);
        return;
      }
      await this.#show(stream, video);
      if (turn !== this.#turn) return;
      this.#stopReading = readCodes(video, onCode);
      await this.#tell(media, stream);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#close();
      this.#set({ type: 'none', fault: cameraFaultOf(error) });
    }
  }

  stop(): void {
    this.#turn += 1;
    this.#close();
    this.#set({ type: 'off' });
  }

  async setLight(isOn: boolean): Promise<void> {
    const [track] = this.#stream?.getVideoTracks() ?? [];
    const state = this.store.getState();
    if (track === undefined || state.type !== 'on') return;
    const light = { torch: isOn } as MediaTrackConstraintSet;
    // Where it is refused, it stays as it was.
    const isDone = await track.applyConstraints({ advanced: [light] }).then(
      () => true,
      () => false,
    );
    if (isDone && this.store.getState() === state) this.#set({ ...state, light: isOn });
  }

  /** The one that was chosen before may be unplugged: then any other. */
  async #open(media: MediaDevices, cameraid: string | null): Promise<MediaStream> {
    try {
      return await media.getUserMedia({ video: wanted(cameraid), audio: false });
    } catch (error) {
      if (cameraid === null || cameraFaultOf(error) !== 'missing') throw error;
      return media.getUserMedia({ video: wanted(null), audio: false });
    }
  }

  async #show(stream: MediaStream, video: HTMLVideoElement): Promise<void> {
    this.#stream = stream;
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', () => {
      if (this.#stream !== stream) return;
      this.#turn += 1;
      this.#close();
      this.#set({ type: 'none', fault: 'missing' });
    });
    video.srcObject = stream;
    await video.play();
  }

  async #tell(media: MediaDevices, stream: MediaStream): Promise<void> {
    const devices = await media.enumerateDevices();
    const [track] = stream.getVideoTracks();
    if (track === undefined || this.#stream !== stream) return;
    const cameraid = track.getSettings().deviceId ?? '';
    keepCamera(cameraid);
    const choices = devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ cameraid: deviceId, name: label }));
    const { torch } = track.getCapabilities() as WithTorch;
    this.#set({ type: 'on', choices, cameraid, light: torch === true ? false : null });
  }

  #close(): void {
    this.#stopReading();
    this.#stopReading = () => {};
    if (this.#stream !== null) end(this.#stream);
    this.#stream = null;
  }

  #set(state: CameraState): void {
    this.store.setState(state, true);
  }
}
