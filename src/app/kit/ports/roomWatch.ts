/** What a tab knows of the room that the browser gives: `frame/link/watchRoom.ts` listens for it. */
export interface RoomWatch {
  subscribe(changed: () => void): () => void;
  isFull(): boolean;
}
