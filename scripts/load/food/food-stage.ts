/** Somebody whom the server of the measurement has signed in. */
export interface SignedIn {
  readonly userid: string;
  readonly token: string;
}

/** What the server of the measurement tells those who measure. */
export interface FoodStage {
  /** Of whose people and stalls. */
  readonly schoolid: string;
  readonly vendor: SignedIn;
  readonly students: readonly SignedIn[];
}
