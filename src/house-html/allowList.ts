/**
 * What HTML of the house may consist of: the one list of both passes that clean it (NAV-02, NAV-14).
 *
 * Styles, ids, names and forms are not on it, so that nothing here can pass for a part of the site or replace one of its globals.
 */
export const TAGS: readonly string[] =
  'a b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

export const ATTRIBUTES: readonly string[] = [
  'alt',
  'colspan',
  'dir',
  'height',
  'href',
  'lang',
  'rowspan',
  'scope',
  'src',
  'title',
  'width',
];

/** Elements of the list that stand alone. */
export const VOID_TAGS: readonly string[] = ['br', 'hr', 'img'];

/** Elements whose contents are not text for a reader; they go with all that is in them. Of any other, only the tags go. */
export const SILENT_TAGS: readonly string[] =
  'annotation-xml applet audio canvas datalist frameset iframe math noembed noframes noscript object picture plaintext portal script select style svg template textarea title video xmp'.split(
    ' ',
  );
