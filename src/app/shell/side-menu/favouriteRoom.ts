/** How high the favourites of the side menu were last, px, by this key of local storage: their room is there before they are. */
export const FAVOURITE_ROOM_KEY = 'hanpan.favouriteRoom';
