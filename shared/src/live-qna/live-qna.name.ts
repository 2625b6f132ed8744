/** The name of the activity, on the wire and in the store. */
export const liveQnaName = 'live-qna';
