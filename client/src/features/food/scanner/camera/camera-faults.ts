/** Why there is no picture. `insecure`: browsers give no camera to pages that are not https. */
export type CameraFault = 'insecure' | 'refused' | 'missing' | 'busy' | 'failed';

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** What a browser throws where it gives no camera. */
export const cameraFaultOf = (error: unknown): CameraFault =>
  (error instanceof Error && faults[error.name]) || 'failed';
