/** Names what all pages but the login card are drawn with: our words in one file, and the ninety slices of the typeface. */
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './wordsFont.css.ts';
