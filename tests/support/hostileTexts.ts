/** Sixty texts that members wrote to break a page: code, addresses, marks of direction, towers of marks, nothing at all, far too much. */

const markup = [
  '<script>window.__ran=1</script>',
  '<img src=x onerror="window.__ran=1">',
  '<svg onload=window.__ran=1>',
  '<svg><script>window.__ran=1</script></svg>',
  '<iframe src="javascript:parent.__ran=1"></iframe>',
  '<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>',
  '<body onload=window.__ran=1>',
  '<details open ontoggle=window.__ran=1>x</details>',
  '<input autofocus onfocus=window.__ran=1>',
  '<video><source onerror=window.__ran=1></video>',
  '<math><mtext><style><img src=x onerror=window.__ran=1></style></mtext></math>',
  '<a href="javascript:window.__ran=1">누르기</a>',
  '<form action="javascript:window.__ran=1"><button>보내기</button></form>',
  '<object data="data:text/html,<script>1</script>"></object>',
  '<meta http-equiv="refresh" content="0;url=//example.com">',
  '<link rel=stylesheet href=//example.com/x.css>',
  '<style>*{display:none!important}</style>',
  '<base href="//example.com/">',
  '"><script>window.__ran=1</script>',
  "'-window.__ran=1-'",
  '</textarea><script>window.__ran=1</script>',
  '</title><script>window.__ran=1</script>',
  '<!--><script>window.__ran=1</script>-->',
  '<scr<script>ipt>window.__ran=1</scr</script>ipt>',
  '&lt;script&gt;window.__ran=1&lt;/script&gt;',
  '&#60;img src=x onerror=window.__ran=1&#62;',
  '<ScRiPt>window.__ran=1</sCrIpT>',
  '<p style="position:fixed;inset:0;z-index:99999">덮기</p>',
  '{{constructor.constructor("window.__ran=1")()}}',
  '${window.__ran=1}',
] as const;

const addresses = [
  'javascript:window.__ran=1',
  'JaVaScRiPt:window.__ran=1',
  'java\tscript:window.__ran=1',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'https://example.com/%0d%0aSet-Cookie:x',
  '//example.com',
  'https://한판.example@evil.example/',
  '[글](javascript:window.__ran=1)',
  '![그림](x" onerror="window.__ran=1)',
] as const;

const letters = [
  '\u202E거꾸로 읽히는 글\u202C',
  '\u2066\u2067\u2068가둔 글\u2069',
  '\u200B\u200B보이지\u2060않는\uFEFF글\u200B',
  `탑${'\u0351\u0352\u0353\u0354'.repeat(60)}`,
  `Z${'\u0310\u0489\u0334'.repeat(80)}algo`,
  'مرحبا بالعالم هذا نص طويل',
  'שלום עולם – טקסט מימין לשמאל',
  '👨‍👩‍👧‍👦👩🏽‍🚀🏳️‍🌈🇰🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\u200D\u200D\u200D\u200C붙일 것 없는 이음',
  '\uD83D 반쪽 글자 \uDE00',
  '\u0000\u0007\u001B[31m종소리\u001B[0m',
  '줄\u2028바꿈\u2029\u0085\u000B\u000C표시',
  'ㅤㅤ빈 글자ᅠ',
  '가'.repeat(400),
  'W'.repeat(400),
  `${'\n'.repeat(200)}줄\n\n\n\n줄`,
] as const;

const formulas = ['=HYPERLINK("https://example.com","누르기")', '+cmd|calc!A0', '-2+3', '@SUM(A1:A9)'] as const;

export const HOSTILE_TEXTS: readonly string[] = [...markup, ...addresses, ...letters, ...formulas];
