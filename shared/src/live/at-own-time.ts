/** A run that stands open without a host: until when, or since when it is not open any more, in ms. */
export interface AtOwnTime {
  readonly isOpen: boolean;
  readonly until: number;
}
