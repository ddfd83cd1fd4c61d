-- The data as tables of DuckDB, with their types and keys. Run it in the folder of the CSV files, and name a database
-- elsewhere, because a build refuses a folder with files that are not its own:
--     duckdb ~/book.duckdb < load.sql
CREATE TYPE "vocabulary/api-kind" AS ENUM ('method', 'property', 'type', 'protocol', 'notification', 'constant', 'environment-value', 'view-modifier', 'widget-modifier', 'file-attribute', 'file-attribute-value', 'info-plist-key', 'entitlement');
CREATE TYPE "vocabulary/attribute" AS ENUM ('width', 'height', 'leading', 'trailing', 'top', 'bottom', 'centerX', 'centerY');
CREATE TYPE "vocabulary/axis" AS ENUM ('x', 'y');
CREATE TYPE "vocabulary/bound" AS ENUM ('exact', 'maximum');
CREATE TYPE "vocabulary/content-size-category" AS ENUM ('any', 'xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1', 'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5');
CREATE TYPE "vocabulary/context" AS ENUM ('app', 'today-widget');
CREATE TYPE "vocabulary/device-class" AS ENUM ('any', 'iphone-4s', 'iphone-5', 'iphone-6', 'iphone-6-plus', 'iphone-x', 'iphone-xr', 'iphone-12', 'iphone-12-pro-max', 'iphone-14-pro', 'iphone-14-pro-max', 'iphone-16-pro', 'iphone-16-pro-max', 'iphone-air', 'ipad-mini', 'ipad-9.7', 'ipad-10.2', 'ipad-10.9', 'ipad-10.5', 'ipad-pro-11', 'ipad-pro-11-2024', 'ipad-pro-12.9', 'ipad-pro-13-2024');
CREATE TYPE "vocabulary/device-kind" AS ENUM ('any', 'iphone', 'ipad', 'mac', 'apple-watch');
CREATE TYPE "vocabulary/device-model" AS ENUM ('iPhone 3GS', 'iPhone 4', 'iPhone 4s', 'iPhone 5', 'iPhone 5c', 'iPhone 5s', 'iPhone SE (1st generation)', 'iPod touch (5th generation)', 'iPhone 6', 'iPhone 6s', 'iPhone 7', 'iPhone 8', 'iPhone SE (2nd generation)', 'iPhone 6 Plus', 'iPhone 6s Plus', 'iPhone 7 Plus', 'iPhone 8 Plus', 'iPhone X', 'iPhone XS', 'iPhone 11 Pro', 'iPhone 12 mini', 'iPhone 13 mini', 'iPhone XR', 'iPhone 11', 'iPhone XS Max', 'iPhone 11 Pro Max', 'iPhone 12', 'iPhone 12 Pro', 'iPhone 13', 'iPhone 13 Pro', 'iPhone 14', 'iPhone 16e', 'iPhone 17e', 'iPhone 12 Pro Max', 'iPhone 13 Pro Max', 'iPhone 14 Plus', 'iPhone 14 Pro', 'iPhone 15', 'iPhone 15 Pro', 'iPhone 16', 'iPhone 14 Pro Max', 'iPhone 15 Plus', 'iPhone 15 Pro Max', 'iPhone 16 Plus', 'iPhone 16 Pro', 'iPhone 17', 'iPhone 17 Pro', 'iPhone 16 Pro Max', 'iPhone 17 Pro Max', 'iPhone Air', 'iPad mini 8.3-inch', 'iPad 9.7-inch', 'iPad (5th generation)', 'iPad (6th generation)', 'iPad Air (1st generation)', 'iPad Air 2', 'iPad Air 9.7-inch', 'iPad mini 7.9-inch', 'iPad mini 2', 'iPad mini 3', 'iPad mini 4', 'iPad mini (5th generation)', 'iPad Pro 9.7-inch', 'iPad 10.2-inch', 'iPad (7th generation)', 'iPad (8th generation)', 'iPad 11-inch', 'iPad Air (4th generation)', 'iPad Air 10.9-inch', 'iPad Air 11-inch', 'iPad Air (3rd generation)', 'iPad Air 10.5-inch', 'iPad Pro 10.5-inch', 'iPad Pro 11-inch', 'iPad Pro 11-inch (1st generation)', 'iPad Pro 11-inch (2nd generation)', 'iPad Pro 11-inch (2024)', 'iPad Air 13-inch', 'iPad Pro 12.9-inch', 'iPad Pro 12.9-inch (1st generation)', 'iPad Pro 12.9-inch (2nd generation)', 'iPad Pro 12.9-inch (3rd generation)', 'iPad Pro 12.9-inch (4th generation)', 'iPad Pro 13-inch (2024)');
CREATE TYPE "vocabulary/display-mode" AS ENUM ('compact', 'expanded');
CREATE TYPE "vocabulary/edge" AS ENUM ('top', 'left', 'bottom', 'right');
CREATE TYPE "vocabulary/evidence" AS ENUM ('measured', 'documented', 'inferred', 'recommended', 'hearsay');
CREATE TYPE "vocabulary/font-weight" AS ENUM ('regular', 'medium', 'semibold', 'bold', 'heavy');
CREATE TYPE "vocabulary/orientation" AS ENUM ('portrait', 'landscape');
CREATE TYPE "vocabulary/os-version" AS ENUM ('9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '26');
CREATE TYPE "vocabulary/outline-kind" AS ENUM ('chapter', 'code');
CREATE TYPE "vocabulary/place" AS ENUM ('home-screen', 'lock-screen', 'desktop', 'standby', 'smart-stack');
CREATE TYPE "vocabulary/placement-condition" AS ENUM ('always', 'night', 'default', 'container-background');
CREATE TYPE "vocabulary/platform" AS ENUM ('ios', 'ipados', 'watchos', 'macos', 'tvos', 'visionos');
CREATE TYPE "vocabulary/priority" AS ENUM ('content-hugging', 'content-compression-resistance');
CREATE TYPE "vocabulary/range-limit" AS ENUM ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10');
CREATE TYPE "vocabulary/release" AS ENUM ('ios-14', 'ios-16', 'wwdc23');
CREATE TYPE "vocabulary/rendering-mode" AS ENUM ('vibrant');
CREATE TYPE "vocabulary/scenario" AS ENUM ('show', 'toggle', 'hide');
CREATE TYPE "vocabulary/screen" AS ENUM ('none', '320x480', '320x568', '360x780', '375x667', '375x812', '390x844', '393x852', '402x874', '414x736', '414x896', '420x912', '428x926', '430x932', '440x956', '744x1133', '768x1024', '810x1080', '820x1180', '834x1112', '834x1194', '834x1210', '954x1373', '970x1389', '1024x1366', '1032x1376', '1192x1590', '40mm', '41mm', '44mm', '45mm', '49mm');
CREATE TYPE "vocabulary/settings-route" AS ENUM ('text-size', 'larger-text');
CREATE TYPE "vocabulary/source" AS ENUM ('today-widget-sizes', 'widget-gotchas');
CREATE TYPE "vocabulary/symbol" AS ENUM ('beginRequest(with:)', 'widgetMarginInsets(forProposedMarginInsets:)', 'widgetActiveDisplayModeDidChange(_:withMaximumSize:)', 'extensionContext', 'widgetActiveDisplayMode', 'widgetLargestAvailableDisplayMode', 'preferredContentSize', 'NCWidgetDisplayMode', 'UIFont.preferredFont(forTextStyle:)', 'UIContentSizeCategoryAdjusting', 'adjustsFontForContentSizeCategory', 'traitCollectionDidChange(_:)', 'UIContentSizeCategory.didChangeNotification', 'NSNotification.Name.UIContentSizeCategoryDidChange', 'removeObserver(_:)', 'viewWillTransition(to:with:)', 'widgetPerformUpdate(completion:)', 'NSFileProtectionKey', 'NSFileProtectionComplete', 'UIApplicationShortcutWidget', 'com.apple.developer.default-data-protection', 'intrinsicContentSize', 'UIView.noIntrinsicMetric', 'widgetContentMargins', 'contentMarginsDisabled()', 'ignoresSafeArea()', 'containerBackground(for:)', 'containerBackgroundRemovable(_:)', 'showsWidgetContainerBackground', 'widgetRenderingMode', 'widgetFamily');
CREATE TYPE "vocabulary/text-style" AS ENUM ('body', 'callout', 'caption1', 'caption2', 'footnote', 'footnote1', 'footnote2', 'headline', 'subheadline', 'subtitle1', 'title1', 'title2', 'title3', 'largeTitle');
CREATE TYPE "vocabulary/topic" AS ENUM ('widget-scope', 'widget-basis', 'fresh-controller', 'quick-action-life-cycle', 'fourth-call', 'deinit', 'begin-request-context', 'quick-start', 'text-size-notification-in-widget', 'fixed-width', 'auto-layout-advice', 'height-control', 'preferred-content-size', 'autoresizing-mask', 'height-from-content', 'margin-insets', 'first-height', 'first-height-remedy', 'first-height-cause', 'size-query', 'scrolling-height', 'height-advice', 'text-colour', 'old-text-colour', 'display-modes', 'mode-switch', 'forced-mode', 'news-widget', 'expanded-height-range', 'today-places', 'height-and-text-size', 'fixed-height-myth', 'expanded-variation', 'landscape-size', 'expanded-below-compact', 'expanded-below-compact-cause', 'expanded-below-compact-remedy', 'expanded-beyond-screen', 'title-lines', 'title-lines-example', 'widget-fonts', 'widget-fonts-reason', 'size-escape', 'ipad-support', 'ipad-sizes', 'dynamic-type-scope', 'edit-of-2018-07-20', 'edit-of-2018-07-24', 'edit-of-2019-03-06', 'edit-of-2020-02-10', 'larger-text-switch', 'text-style-in-code', 'text-style-in-storyboard', 'self-adjusting-views', 'other-views', 'adjusting-before-10', 'adjust-checkbox', 'moment-of-adjusting', 'trait-collection', 'dark-mode', 'notification-name', 'removing-observers', 'automatic-removal', 'moment-of-notification', 'precedence', 'smaller-font-trick', 'simulator-bug', 'simulator-bug-remedy', 'simulator', 'storyboard-bug', 'storyboard-bug-remedy', 'storyboard-bug-reports', 'larger-steps', 'new-style', 'equal-titles', 'fonts-by-device', 'dynamic-type-introduced', 'larger-text-extended', 'accessibility-menu', 'widget-notes-scope', 'list-of-calls', 'state-at-load', 'mode-at-launch', 'size-at-launch', 'endless-transitions', 'state-at-mode-change', 'missing-call', 'right-bounds', 'manual-resizing', 'size-classes', 'size-classes-in-rotation', 'will-appear', 'late-will-appear', 'reload-causes', 'reload-on-home-screen', 'reload-on-other-app', 'reload-on-scrolling', 'place-of-updates', 'cached-data', 'early-work', 'flickering-button', 'life-of-process', 'reuse', 'cleaning-up', 'instances', 'further-instances', 'ipad-columns', 'ipad-landscape-width', 'ipad-portrait', 'ipad-rotation', 'ipad-right-column', 'ipad-right-column-reason', 'presented-controllers', 'presented-snapshots', 'extension-context-owner', 'child-controllers', 'several-widgets', 'mode-is-kept', 'compact-height', 'expanded-height', 'scroll-views', 'failed-assertions', 'data-protection', 'snapshot-under-protection', 'springboard-crash', 'intrinsic-size-date', 'constraints-per-axis', 'stack-view-constraints', 'equal-attributes', 'surplus-constraints', 'finding-surplus', 'size-as-constraint', 'label-size', 'size-against-constraint', 'edge-distance', 'more-room', 'less-room', 'equal-priorities', 'equal-priorities-remedy', 'partial-priorities', 'same-resistance', 'no-intrinsic-size', 'scroll-view-heirs', 'partial-views', 'own-intrinsic-size', 'padded-label', 'session-scope', 'four-new-places', 'no-opt-in', 'phone-widgets-on-mac', 'content-margins', 'margin-platforms', 'safe-area', 'margins-appearance', 'full-bleed', 'inner-padding', 'removable-background', 'smart-stack-background', 'fixed-background', 'margins-without-background', 'layout-without-background', 'vibrant-lock-screen', 'vibrant-contrast', 'standby-at-night', 'mode-change-1', 'mode-change-2', 'mode-change-3', 'lock-detection-1', 'lock-detection-2', 'lock-detection-3');
CREATE TYPE "vocabulary/view" AS ENUM ('UILabel', 'UIImageView', 'UITextField', 'UIButton', 'UIPickerView', 'UIView', 'UITableView', 'UICollectionView', 'UIStackView', 'UITextView');
CREATE TYPE "vocabulary/view-condition" AS ENUM ('always', 'scrollable');
CREATE TYPE "vocabulary/widget-family" AS ENUM ('any', 'accessory', 'accessoryCircular', 'accessoryRectangular', 'accessoryInline', 'systemSmall', 'systemMedium', 'systemLarge', 'systemExtraLarge', 'systemExtraLargePortrait', 'smart-stack');
CREATE TYPE "vocabulary/widget-target" AS ENUM ('both', 'canvas', 'device');

CREATE TABLE "vocabulary/context" (
  "word" "vocabulary/context" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/context" FROM 'vocabulary/context.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/os-version" (
  "word" "vocabulary/os-version" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/os-version" FROM 'vocabulary/os-version.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/device-class" (
  "word" "vocabulary/device-class" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/device-class" FROM 'vocabulary/device-class.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/text-style" (
  "word" "vocabulary/text-style" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/text-style" FROM 'vocabulary/text-style.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/content-size-category" (
  "word" "vocabulary/content-size-category" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "short_label_en" VARCHAR,
  "short_label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/content-size-category" FROM 'vocabulary/content-size-category.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "content-size-category" (
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "number" BIGINT NOT NULL CHECK ("number" >= 1) CHECK ("number" <= 12),
  "symbol" VARCHAR NOT NULL,
  "is_default" BOOLEAN NOT NULL,
  "larger_text" BOOLEAN NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("content_size_category"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word")
);
COPY "content-size-category" FROM 'content-size-category.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "font-size" (
  "context" "vocabulary/context" NOT NULL,
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "text_style" "vocabulary/text-style" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 9) CHECK ("value" <= 80),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("context", "os_version", "device_class", "text_style", "content_size_category"),
  FOREIGN KEY ("context") REFERENCES "vocabulary/context" ("word"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("text_style") REFERENCES "vocabulary/text-style" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "content-size-category" ("content_size_category")
);
COPY "font-size" FROM 'font-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/font-size" (
  "context" "vocabulary/context" NOT NULL,
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "text_style" "vocabulary/text-style" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 9) CHECK ("value" <= 80),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md', 'Articles/dynamic-type.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("context", "os_version", "device_class", "text_style", "content_size_category", "article", "line", "column"),
  FOREIGN KEY ("context") REFERENCES "vocabulary/context" ("word"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("text_style") REFERENCES "vocabulary/text-style" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("context", "os_version", "device_class", "text_style", "content_size_category") REFERENCES "font-size" ("context", "os_version", "device_class", "text_style", "content_size_category")
);
COPY "claims/font-size" FROM 'claims/font-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/platform" (
  "word" "vocabulary/platform" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/platform" FROM 'vocabulary/platform.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/font-weight" (
  "word" "vocabulary/font-weight" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/font-weight" FROM 'vocabulary/font-weight.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "text-style-metrics" (
  "platform" "vocabulary/platform" NOT NULL,
  "text_style" "vocabulary/text-style" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "size" DECIMAL(18, 0) NOT NULL CHECK ("size" >= 9) CHECK ("size" <= 80),
  "leading" DECIMAL(18, 1) NOT NULL CHECK ("leading" >= 10) CHECK ("leading" <= 100),
  "weight" "vocabulary/font-weight",
  "emphasized_weight" "vocabulary/font-weight",
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("platform", "text_style", "content_size_category"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("text_style") REFERENCES "vocabulary/text-style" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("weight") REFERENCES "vocabulary/font-weight" ("word"),
  FOREIGN KEY ("emphasized_weight") REFERENCES "vocabulary/font-weight" ("word")
);
COPY "text-style-metrics" FROM 'text-style-metrics.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/text-style-metrics" (
  "platform" "vocabulary/platform" NOT NULL,
  "text_style" "vocabulary/text-style" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "field" ENUM ('size', 'leading', 'weight', 'emphasized_weight'),
  "size" DECIMAL(18, 0) NOT NULL CHECK ("size" >= 9) CHECK ("size" <= 80),
  "leading" DECIMAL(18, 1) NOT NULL CHECK ("leading" >= 10) CHECK ("leading" <= 100),
  "weight" "vocabulary/font-weight",
  "emphasized_weight" "vocabulary/font-weight",
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/text-styles-today.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("platform", "text_style", "content_size_category", "field", "article", "line", "column"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("text_style") REFERENCES "vocabulary/text-style" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("weight") REFERENCES "vocabulary/font-weight" ("word"),
  FOREIGN KEY ("emphasized_weight") REFERENCES "vocabulary/font-weight" ("word"),
  FOREIGN KEY ("platform", "text_style", "content_size_category") REFERENCES "text-style-metrics" ("platform", "text_style", "content_size_category")
);
COPY "claims/text-style-metrics" FROM 'claims/text-style-metrics.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/orientation" (
  "word" "vocabulary/orientation" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/orientation" FROM 'vocabulary/orientation.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/display-mode" (
  "word" "vocabulary/display-mode" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/display-mode" FROM 'vocabulary/display-mode.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/bound" (
  "word" "vocabulary/bound" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/bound" FROM 'vocabulary/bound.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "screen-size" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "device_class", "orientation"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word")
);
COPY "screen-size" FROM 'screen-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "widget-height" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "display_mode" "vocabulary/display-mode" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 90) CHECK ("value" <= 1200),
  "bound" "vocabulary/bound" NOT NULL,
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "device_class", "orientation", "display_mode", "content_size_category"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("display_mode") REFERENCES "vocabulary/display-mode" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("bound") REFERENCES "vocabulary/bound" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "content-size-category" ("content_size_category"),
  FOREIGN KEY ("os_version", "device_class", "orientation") REFERENCES "screen-size" ("os_version", "device_class", "orientation")
);
COPY "widget-height" FROM 'widget-height.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/widget-height" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "display_mode" "vocabulary/display-mode" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 90) CHECK ("value" <= 1200),
  "bound" "vocabulary/bound" NOT NULL,
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "device_class", "orientation", "display_mode", "content_size_category", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("display_mode") REFERENCES "vocabulary/display-mode" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("bound") REFERENCES "vocabulary/bound" ("word"),
  FOREIGN KEY ("os_version", "device_class", "orientation", "display_mode", "content_size_category") REFERENCES "widget-height" ("os_version", "device_class", "orientation", "display_mode", "content_size_category")
);
COPY "claims/widget-height" FROM 'claims/widget-height.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "widget-width" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 200) CHECK ("value" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "device_class", "orientation"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("os_version", "device_class", "orientation") REFERENCES "screen-size" ("os_version", "device_class", "orientation")
);
COPY "widget-width" FROM 'widget-width.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/widget-width" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 200) CHECK ("value" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "device_class", "orientation", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("os_version", "device_class", "orientation") REFERENCES "widget-width" ("os_version", "device_class", "orientation")
);
COPY "claims/widget-width" FROM 'claims/widget-width.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/edge" (
  "word" "vocabulary/edge" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/edge" FROM 'vocabulary/edge.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "widget-inset" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "edge" "vocabulary/edge" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 0) CHECK ("value" <= 100),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "device_class", "orientation", "edge"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("edge") REFERENCES "vocabulary/edge" ("word")
);
COPY "widget-inset" FROM 'widget-inset.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/widget-inset" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "edge" "vocabulary/edge" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 0) CHECK ("value" <= 100),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "device_class", "orientation", "edge", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("edge") REFERENCES "vocabulary/edge" ("word"),
  FOREIGN KEY ("os_version", "device_class", "orientation", "edge") REFERENCES "widget-inset" ("os_version", "device_class", "orientation", "edge")
);
COPY "claims/widget-inset" FROM 'claims/widget-inset.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/device-model" (
  "word" "vocabulary/device-model" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/device-model" FROM 'vocabulary/device-model.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/screen" (
  "word" "vocabulary/screen" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/screen" FROM 'vocabulary/screen.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "today-widget" (
  "model" "vocabulary/device-model" NOT NULL,
  "os_version" "vocabulary/os-version" NOT NULL,
  "width" DECIMAL(18, 0) CHECK ("width" >= 200) CHECK ("width" <= 700),
  "compact_height" DECIMAL(18, 0) CHECK ("compact_height" >= 90) CHECK ("compact_height" <= 200),
  "expanded_height" DECIMAL(18, 0) CHECK ("expanded_height" >= 90) CHECK ("expanded_height" <= 1200),
  "screen" "vocabulary/screen" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "platform" "vocabulary/platform" NOT NULL,
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("model", "os_version"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word")
);
COPY "today-widget" FROM 'today-widget.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/today-widget" (
  "model" "vocabulary/device-model" NOT NULL,
  "os_version" "vocabulary/os-version" NOT NULL,
  "field" ENUM ('width', 'compact_height', 'expanded_height', 'screen', 'device_class'),
  "width" DECIMAL(18, 0) CHECK ("width" >= 200) CHECK ("width" <= 700),
  "compact_height" DECIMAL(18, 0) CHECK ("compact_height" >= 90) CHECK ("compact_height" <= 200),
  "expanded_height" DECIMAL(18, 0) CHECK ("expanded_height" >= 90) CHECK ("expanded_height" <= 1200),
  "screen" "vocabulary/screen" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "platform" "vocabulary/platform" NOT NULL,
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widgets-later.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "os_version", "field", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("model", "os_version") REFERENCES "today-widget" ("model", "os_version")
);
COPY "claims/today-widget" FROM 'claims/today-widget.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/widget-target" (
  "word" "vocabulary/widget-target" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/widget-target" FROM 'vocabulary/widget-target.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/widget-family" (
  "word" "vocabulary/widget-family" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/widget-family" FROM 'vocabulary/widget-family.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "widget-family-size" (
  "platform" "vocabulary/platform" NOT NULL,
  "screen" "vocabulary/screen" NOT NULL,
  "target" "vocabulary/widget-target" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "width" DECIMAL(18, 1) CHECK ("width" >= 60) CHECK ("width" <= 900),
  "height" DECIMAL(18, 1) CHECK ("height" >= 20) CHECK ("height" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("platform", "screen", "target", "family"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("target") REFERENCES "vocabulary/widget-target" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word")
);
COPY "widget-family-size" FROM 'widget-family-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/widget-family-size" (
  "platform" "vocabulary/platform" NOT NULL,
  "screen" "vocabulary/screen" NOT NULL,
  "target" "vocabulary/widget-target" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "field" ENUM ('width', 'height'),
  "width" DECIMAL(18, 1) CHECK ("width" >= 60) CHECK ("width" <= 900),
  "height" DECIMAL(18, 1) CHECK ("height" >= 20) CHECK ("height" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/widget-dimensions.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("platform", "screen", "target", "family", "field", "article", "line", "column"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("target") REFERENCES "vocabulary/widget-target" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word"),
  FOREIGN KEY ("platform", "screen", "target", "family") REFERENCES "widget-family-size" ("platform", "screen", "target", "family")
);
COPY "claims/widget-family-size" FROM 'claims/widget-family-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "widget-physical-size" (
  "platform" "vocabulary/platform" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 100) CHECK ("width" <= 1000),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 100) CHECK ("height" <= 1000),
  "unit" ENUM ('mm') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("platform", "family"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word")
);
COPY "widget-physical-size" FROM 'widget-physical-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/widget-physical-size" (
  "platform" "vocabulary/platform" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "field" ENUM ('width', 'height'),
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 100) CHECK ("width" <= 1000),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 100) CHECK ("height" <= 1000),
  "unit" ENUM ('mm') NOT NULL,
  "article" ENUM ('Articles/widget-dimensions.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("platform", "family", "field", "article", "line", "column"),
  FOREIGN KEY ("platform") REFERENCES "vocabulary/platform" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word"),
  FOREIGN KEY ("platform", "family") REFERENCES "widget-physical-size" ("platform", "family")
);
COPY "claims/widget-physical-size" FROM 'claims/widget-physical-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/screen-size" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "orientation" "vocabulary/orientation" NOT NULL,
  "field" ENUM ('width', 'height'),
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "device_class", "orientation", "field", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("orientation") REFERENCES "vocabulary/orientation" ("word"),
  FOREIGN KEY ("os_version", "device_class", "orientation") REFERENCES "screen-size" ("os_version", "device_class", "orientation")
);
COPY "claims/screen-size" FROM 'claims/screen-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "device-screen" (
  "model" "vocabulary/device-model" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "width_px" BIGINT NOT NULL CHECK ("width_px" >= 300) CHECK ("width_px" <= 3000),
  "height_px" BIGINT NOT NULL CHECK ("height_px" >= 400) CHECK ("height_px" <= 3000),
  "scale" BIGINT NOT NULL CHECK ("scale" >= 1) CHECK ("scale" <= 3),
  "diagonal" DECIMAL(18, 1) CHECK ("diagonal" >= 3) CHECK ("diagonal" <= 20),
  "screen" "vocabulary/screen" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("model"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word")
);
COPY "device-screen" FROM 'device-screen.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/device-screen" (
  "model" "vocabulary/device-model" NOT NULL,
  "field" ENUM ('width', 'height', 'width_px', 'height_px', 'scale', 'diagonal', 'screen', 'device_class'),
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "width_px" BIGINT NOT NULL CHECK ("width_px" >= 300) CHECK ("width_px" <= 3000),
  "height_px" BIGINT NOT NULL CHECK ("height_px" >= 400) CHECK ("height_px" <= 3000),
  "scale" BIGINT NOT NULL CHECK ("scale" >= 1) CHECK ("scale" <= 3),
  "diagonal" DECIMAL(18, 1) CHECK ("diagonal" >= 3) CHECK ("diagonal" <= 20),
  "screen" "vocabulary/screen" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "article" ENUM ('Articles/device-screens.md', 'Articles/more-device-screens.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "field", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("screen") REFERENCES "vocabulary/screen" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("model") REFERENCES "device-screen" ("model")
);
COPY "claims/device-screen" FROM 'claims/device-screen.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/content-size-category" (
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "field" ENUM ('number', 'symbol', 'is_default', 'larger_text'),
  "number" BIGINT NOT NULL CHECK ("number" >= 1) CHECK ("number" <= 12),
  "symbol" VARCHAR NOT NULL,
  "is_default" BOOLEAN NOT NULL,
  "larger_text" BOOLEAN NOT NULL,
  "article" ENUM ('Articles/dynamic-type.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("content_size_category", "field", "article", "line", "column"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "content-size-category" ("content_size_category")
);
COPY "claims/content-size-category" FROM 'claims/content-size-category.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/priority" (
  "word" "vocabulary/priority" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/priority" FROM 'vocabulary/priority.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/view" (
  "word" "vocabulary/view" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/view" FROM 'vocabulary/view.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "layout-priority" (
  "priority" "vocabulary/priority" NOT NULL,
  "view" "vocabulary/view" NOT NULL,
  "value" BIGINT NOT NULL CHECK ("value" >= 1) CHECK ("value" <= 1000),
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" BIGINT,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("priority", "view"),
  FOREIGN KEY ("priority") REFERENCES "vocabulary/priority" ("word"),
  FOREIGN KEY ("view") REFERENCES "vocabulary/view" ("word")
);
COPY "layout-priority" FROM 'layout-priority.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/layout-priority" (
  "priority" "vocabulary/priority" NOT NULL,
  "view" "vocabulary/view" NOT NULL,
  "value" BIGINT NOT NULL CHECK ("value" >= 1) CHECK ("value" <= 1000),
  "article" ENUM ('Articles/intrinsic-content-size.html', 'Articles/intrinsic-content-size.txt') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("priority", "view", "article", "line", "column"),
  FOREIGN KEY ("priority") REFERENCES "vocabulary/priority" ("word"),
  FOREIGN KEY ("view") REFERENCES "vocabulary/view" ("word"),
  FOREIGN KEY ("priority", "view") REFERENCES "layout-priority" ("priority", "view")
);
COPY "claims/layout-priority" FROM 'claims/layout-priority.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/axis" (
  "word" "vocabulary/axis" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/axis" FROM 'vocabulary/axis.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/attribute" (
  "word" "vocabulary/attribute" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/attribute" FROM 'vocabulary/attribute.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "constraint-pair" (
  "axis" "vocabulary/axis" NOT NULL,
  "first" "vocabulary/attribute" NOT NULL,
  "second" "vocabulary/attribute" NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("axis", "first", "second"),
  FOREIGN KEY ("axis") REFERENCES "vocabulary/axis" ("word"),
  FOREIGN KEY ("first") REFERENCES "vocabulary/attribute" ("word"),
  FOREIGN KEY ("second") REFERENCES "vocabulary/attribute" ("word")
);
COPY "constraint-pair" FROM 'constraint-pair.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/constraint-pair" (
  "axis" "vocabulary/axis" NOT NULL,
  "first" "vocabulary/attribute" NOT NULL,
  "second" "vocabulary/attribute" NOT NULL,
  "article" ENUM ('Articles/intrinsic-content-size.html', 'Articles/intrinsic-content-size.txt') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("axis", "first", "second", "article", "line", "column"),
  FOREIGN KEY ("axis") REFERENCES "vocabulary/axis" ("word"),
  FOREIGN KEY ("first") REFERENCES "vocabulary/attribute" ("word"),
  FOREIGN KEY ("second") REFERENCES "vocabulary/attribute" ("word"),
  FOREIGN KEY ("axis", "first", "second") REFERENCES "constraint-pair" ("axis", "first", "second")
);
COPY "claims/constraint-pair" FROM 'claims/constraint-pair.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/view-condition" (
  "word" "vocabulary/view-condition" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/view-condition" FROM 'vocabulary/view-condition.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "intrinsic-size" (
  "view" "vocabulary/view" NOT NULL,
  "condition" "vocabulary/view-condition" NOT NULL,
  "has_intrinsic_size" BOOLEAN NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("view", "condition"),
  FOREIGN KEY ("view") REFERENCES "vocabulary/view" ("word"),
  FOREIGN KEY ("condition") REFERENCES "vocabulary/view-condition" ("word")
);
COPY "intrinsic-size" FROM 'intrinsic-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/intrinsic-size" (
  "view" "vocabulary/view" NOT NULL,
  "condition" "vocabulary/view-condition" NOT NULL,
  "has_intrinsic_size" BOOLEAN NOT NULL,
  "article" ENUM ('Articles/intrinsic-content-size.html', 'Articles/intrinsic-content-size.txt') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("view", "condition", "article", "line", "column"),
  FOREIGN KEY ("view") REFERENCES "vocabulary/view" ("word"),
  FOREIGN KEY ("condition") REFERENCES "vocabulary/view-condition" ("word"),
  FOREIGN KEY ("view", "condition") REFERENCES "intrinsic-size" ("view", "condition")
);
COPY "claims/intrinsic-size" FROM 'claims/intrinsic-size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/source" (
  "word" "vocabulary/source" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/source" FROM 'vocabulary/source.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/range-limit" (
  "word" "vocabulary/range-limit" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/range-limit" FROM 'vocabulary/range-limit.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/scenario" (
  "word" "vocabulary/scenario" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/scenario" FROM 'vocabulary/scenario.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "lifecycle-step" (
  "source" "vocabulary/source" NOT NULL,
  "os_from" "vocabulary/range-limit",
  "os_to" VARCHAR CHECK ("os_to" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "scenario" "vocabulary/scenario" NOT NULL,
  "step" BIGINT NOT NULL,
  "method" VARCHAR NOT NULL,
  "kind" VARCHAR NOT NULL,
  "timing" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("source", "os_from", "os_to", "scenario", "step"),
  FOREIGN KEY ("source") REFERENCES "vocabulary/source" ("word"),
  FOREIGN KEY ("os_from") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("scenario") REFERENCES "vocabulary/scenario" ("word")
);
COPY "lifecycle-step" FROM 'lifecycle-step.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_NOT_NULL ("os_from", "os_to"), AUTO_DETECT false);

CREATE TABLE "claims/lifecycle-step" (
  "source" "vocabulary/source" NOT NULL,
  "os_from" "vocabulary/range-limit",
  "os_to" VARCHAR CHECK ("os_to" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "scenario" "vocabulary/scenario" NOT NULL,
  "step" BIGINT NOT NULL,
  "field" ENUM ('method', 'timing'),
  "method" VARCHAR NOT NULL,
  "kind" VARCHAR NOT NULL,
  "timing" VARCHAR,
  "article" ENUM ('Articles/today-widget-sizes.md', 'Articles/widget-gotchas.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("source", "os_from", "os_to", "scenario", "step", "field", "article", "line", "column"),
  FOREIGN KEY ("source") REFERENCES "vocabulary/source" ("word"),
  FOREIGN KEY ("os_from") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("scenario") REFERENCES "vocabulary/scenario" ("word"),
  FOREIGN KEY ("source", "os_from", "os_to", "scenario", "step") REFERENCES "lifecycle-step" ("source", "os_from", "os_to", "scenario", "step")
);
COPY "claims/lifecycle-step" FROM 'claims/lifecycle-step.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_NOT_NULL ("os_from", "os_to"), AUTO_DETECT false);

CREATE TABLE "vocabulary/settings-route" (
  "word" "vocabulary/settings-route" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/settings-route" FROM 'vocabulary/settings-route.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "settings-path" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "route" "vocabulary/settings-route" NOT NULL,
  "path" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "route"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("route") REFERENCES "vocabulary/settings-route" ("word")
);
COPY "settings-path" FROM 'settings-path.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/settings-path" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "route" "vocabulary/settings-route" NOT NULL,
  "path" VARCHAR NOT NULL,
  "article" ENUM ('Articles/dynamic-type.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "route", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("route") REFERENCES "vocabulary/settings-route" ("word"),
  FOREIGN KEY ("os_version", "route") REFERENCES "settings-path" ("os_version", "route")
);
COPY "claims/settings-path" FROM 'claims/settings-path.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/place" (
  "word" "vocabulary/place" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/place" FROM 'vocabulary/place.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/device-kind" (
  "word" "vocabulary/device-kind" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/device-kind" FROM 'vocabulary/device-kind.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/placement-condition" (
  "word" "vocabulary/placement-condition" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/placement-condition" FROM 'vocabulary/placement-condition.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/release" (
  "word" "vocabulary/release" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/release" FROM 'vocabulary/release.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/rendering-mode" (
  "word" "vocabulary/rendering-mode" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/rendering-mode" FROM 'vocabulary/rendering-mode.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "placement" (
  "place" "vocabulary/place" NOT NULL,
  "device" "vocabulary/device-kind" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "condition" "vocabulary/placement-condition" NOT NULL,
  "since" "vocabulary/release" NOT NULL,
  "background_removed" BOOLEAN,
  "rendering_mode" "vocabulary/rendering-mode",
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("place", "device", "family", "condition"),
  FOREIGN KEY ("place") REFERENCES "vocabulary/place" ("word"),
  FOREIGN KEY ("device") REFERENCES "vocabulary/device-kind" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word"),
  FOREIGN KEY ("condition") REFERENCES "vocabulary/placement-condition" ("word"),
  FOREIGN KEY ("since") REFERENCES "vocabulary/release" ("word"),
  FOREIGN KEY ("rendering_mode") REFERENCES "vocabulary/rendering-mode" ("word")
);
COPY "placement" FROM 'placement.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/placement" (
  "place" "vocabulary/place" NOT NULL,
  "device" "vocabulary/device-kind" NOT NULL,
  "family" "vocabulary/widget-family" NOT NULL,
  "condition" "vocabulary/placement-condition" NOT NULL,
  "field" ENUM ('since', 'background_removed', 'rendering_mode'),
  "since" "vocabulary/release" NOT NULL,
  "background_removed" BOOLEAN,
  "rendering_mode" "vocabulary/rendering-mode",
  "article" ENUM ('Articles/widgets-in-new-places.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("place", "device", "family", "condition", "field", "article", "line", "column"),
  FOREIGN KEY ("place") REFERENCES "vocabulary/place" ("word"),
  FOREIGN KEY ("device") REFERENCES "vocabulary/device-kind" ("word"),
  FOREIGN KEY ("family") REFERENCES "vocabulary/widget-family" ("word"),
  FOREIGN KEY ("condition") REFERENCES "vocabulary/placement-condition" ("word"),
  FOREIGN KEY ("since") REFERENCES "vocabulary/release" ("word"),
  FOREIGN KEY ("rendering_mode") REFERENCES "vocabulary/rendering-mode" ("word"),
  FOREIGN KEY ("place", "device", "family", "condition") REFERENCES "placement" ("place", "device", "family", "condition")
);
COPY "claims/placement" FROM 'claims/placement.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/symbol" (
  "word" "vocabulary/symbol" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/symbol" FROM 'vocabulary/symbol.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/api-kind" (
  "word" "vocabulary/api-kind" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/api-kind" FROM 'vocabulary/api-kind.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "api" (
  "symbol" "vocabulary/symbol" NOT NULL,
  "kind" "vocabulary/api-kind" NOT NULL,
  "purpose" VARCHAR NOT NULL,
  "os_from" "vocabulary/range-limit",
  "os_to" "vocabulary/range-limit",
  "replaced_by" "vocabulary/symbol",
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("symbol"),
  FOREIGN KEY ("symbol") REFERENCES "vocabulary/symbol" ("word"),
  FOREIGN KEY ("kind") REFERENCES "vocabulary/api-kind" ("word"),
  FOREIGN KEY ("os_from") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("os_to") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("replaced_by") REFERENCES "vocabulary/symbol" ("word")
);
COPY "api" FROM 'api.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/api" (
  "symbol" "vocabulary/symbol" NOT NULL,
  "field" ENUM ('kind', 'purpose', 'os_from', 'os_to', 'replaced_by'),
  "kind" "vocabulary/api-kind" NOT NULL,
  "purpose" VARCHAR NOT NULL,
  "os_from" "vocabulary/range-limit",
  "os_to" "vocabulary/range-limit",
  "replaced_by" "vocabulary/symbol",
  "article" ENUM ('Articles/today-widget-sizes.md', 'Articles/dynamic-type.md', 'Articles/intrinsic-content-size.html', 'Articles/widgets-in-new-places.html', 'Articles/widget-gotchas.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("symbol", "field", "article", "line", "column"),
  FOREIGN KEY ("symbol") REFERENCES "vocabulary/symbol" ("word"),
  FOREIGN KEY ("kind") REFERENCES "vocabulary/api-kind" ("word"),
  FOREIGN KEY ("os_from") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("os_to") REFERENCES "vocabulary/range-limit" ("word"),
  FOREIGN KEY ("replaced_by") REFERENCES "vocabulary/symbol" ("word"),
  FOREIGN KEY ("symbol") REFERENCES "api" ("symbol")
);
COPY "claims/api" FROM 'claims/api.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/topic" (
  "word" "vocabulary/topic" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/topic" FROM 'vocabulary/topic.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/evidence" (
  "word" "vocabulary/evidence" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/evidence" FROM 'vocabulary/evidence.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "behavior" (
  "topic" "vocabulary/topic" NOT NULL,
  "os_from" VARCHAR CHECK ("os_from" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "os_to" VARCHAR CHECK ("os_to" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "statement" VARCHAR NOT NULL,
  "evidence" "vocabulary/evidence" NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("topic", "os_from", "os_to"),
  FOREIGN KEY ("topic") REFERENCES "vocabulary/topic" ("word"),
  FOREIGN KEY ("evidence") REFERENCES "vocabulary/evidence" ("word")
);
COPY "behavior" FROM 'behavior.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_NOT_NULL ("os_from", "os_to"), AUTO_DETECT false);

CREATE TABLE "claims/behavior" (
  "topic" "vocabulary/topic" NOT NULL,
  "os_from" VARCHAR CHECK ("os_from" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "os_to" VARCHAR CHECK ("os_to" IN ('7', '8', '9', '10', '11', '13', 'watchos-9', 'watchos-10', '')),
  "statement" VARCHAR NOT NULL,
  "evidence" "vocabulary/evidence" NOT NULL,
  "article" ENUM ('Articles/today-widget-sizes.md', 'Articles/dynamic-type.md', 'Articles/intrinsic-content-size.html', 'Articles/widgets-in-new-places.html', 'Articles/widget-gotchas.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("topic", "os_from", "os_to", "article", "line", "column"),
  FOREIGN KEY ("topic") REFERENCES "vocabulary/topic" ("word"),
  FOREIGN KEY ("evidence") REFERENCES "vocabulary/evidence" ("word"),
  FOREIGN KEY ("topic", "os_from", "os_to") REFERENCES "behavior" ("topic", "os_from", "os_to")
);
COPY "claims/behavior" FROM 'claims/behavior.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', FORCE_NOT_NULL ("os_from", "os_to"), AUTO_DETECT false);

CREATE TABLE "vocabulary/outline-kind" (
  "word" "vocabulary/outline-kind" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "label_ja" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/outline-kind" FROM 'vocabulary/outline-kind.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "session-outline" (
  "kind" "vocabulary/outline-kind" NOT NULL,
  "start" BIGINT NOT NULL,
  "title" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("kind", "start"),
  FOREIGN KEY ("kind") REFERENCES "vocabulary/outline-kind" ("word")
);
COPY "session-outline" FROM 'session-outline.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/session-outline" (
  "kind" "vocabulary/outline-kind" NOT NULL,
  "start" BIGINT NOT NULL,
  "title" VARCHAR NOT NULL,
  "article" ENUM ('Articles/widgets-in-new-places.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("kind", "start", "article", "line", "column"),
  FOREIGN KEY ("kind") REFERENCES "vocabulary/outline-kind" ("word"),
  FOREIGN KEY ("kind", "start") REFERENCES "session-outline" ("kind", "start")
);
COPY "claims/session-outline" FROM 'claims/session-outline.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "snapshot-name" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "display_mode" "vocabulary/display-mode" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 200) CHECK ("value" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("os_version", "display_mode", "content_size_category"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("display_mode") REFERENCES "vocabulary/display-mode" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "content-size-category" ("content_size_category")
);
COPY "snapshot-name" FROM 'snapshot-name.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/snapshot-name" (
  "os_version" "vocabulary/os-version" NOT NULL,
  "display_mode" "vocabulary/display-mode" NOT NULL,
  "content_size_category" "vocabulary/content-size-category" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL CHECK ("value" >= 200) CHECK ("value" <= 500),
  "unit" ENUM ('pt') NOT NULL,
  "article" ENUM ('Articles/widget-gotchas.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("os_version", "display_mode", "content_size_category", "article", "line", "column"),
  FOREIGN KEY ("os_version") REFERENCES "vocabulary/os-version" ("word"),
  FOREIGN KEY ("display_mode") REFERENCES "vocabulary/display-mode" ("word"),
  FOREIGN KEY ("content_size_category") REFERENCES "vocabulary/content-size-category" ("word"),
  FOREIGN KEY ("os_version", "display_mode", "content_size_category") REFERENCES "snapshot-name" ("os_version", "display_mode", "content_size_category")
);
COPY "claims/snapshot-name" FROM 'claims/snapshot-name.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "device" (
  "model" "vocabulary/device-model" NOT NULL,
  "device_class" "vocabulary/device-class" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "first_os" BIGINT NOT NULL CHECK ("first_os" >= 1) CHECK ("first_os" <= 30),
  "last_os" BIGINT CHECK ("last_os" >= 1) CHECK ("last_os" <= 30),
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  "witnesses" BIGINT NOT NULL CHECK ("witnesses" >= 0),
  "readers" BIGINT NOT NULL CHECK ("readers" >= 0),
  PRIMARY KEY ("model"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("model") REFERENCES "device-screen" ("model")
);
COPY "device" FROM 'device.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/device" (
  "model" "vocabulary/device-model" NOT NULL,
  "field" ENUM ('device_class', 'width', 'height', 'first_os', 'last_os'),
  "device_class" "vocabulary/device-class" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL CHECK ("width" >= 300) CHECK ("width" <= 1400),
  "height" DECIMAL(18, 0) NOT NULL CHECK ("height" >= 300) CHECK ("height" <= 1400),
  "first_os" BIGINT NOT NULL CHECK ("first_os" >= 1) CHECK ("first_os" <= 30),
  "last_os" BIGINT CHECK ("last_os" >= 1) CHECK ("last_os" <= 30),
  "article" ENUM ('Articles/devices.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("model", "field", "article", "line", "column"),
  FOREIGN KEY ("model") REFERENCES "vocabulary/device-model" ("word"),
  FOREIGN KEY ("device_class") REFERENCES "vocabulary/device-class" ("word"),
  FOREIGN KEY ("model") REFERENCES "device" ("model")
);
COPY "claims/device" FROM 'claims/device.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);
